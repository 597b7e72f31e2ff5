// Runs before `npm start`, so it must work in a fresh clone: plain JavaScript, and nothing but Node itself.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);

/** The packages that a lock file lists, by their folder; none where the file is missing or unreadable. */
function lockedPackages(path) {
  try {
    return JSON.parse(readFileSync(new URL(path, root), "utf8")).packages ?? {};
  } catch {
    return {};
  }
}

/** Whether every package that the repository's lock file asks for stands in node_modules in that version. */
function isInstalled() {
  const installed = lockedPackages("node_modules/.package-lock.json");
  return Object.entries(lockedPackages("package-lock.json")).every(
    ([folder, wanted]) => folder === "" || wanted.optional || installed[folder]?.version === wanted.version,
  );
}

/** Installs what the lock file asks for, with the npm that started this script where there is one. */
function install() {
  const npm = process.env.npm_execpath;
  const options = { cwd: fileURLToPath(root), stdio: "inherit" };
  return npm === undefined
    ? spawnSync("npm ci", { ...options, shell: true })
    : spawnSync(process.execPath, [npm, "ci"], options);
}

if (!isInstalled()) {
  console.log("Installing what is missing (npm ci) …");
  process.exitCode = install().status ?? 1;
}
