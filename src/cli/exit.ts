/** What the command line ends with: done, findings, wrong usage or unreadable input, a bug in Rulewright. */
export const exitStatus = { done: 0, findings: 1, usage: 2, bug: 3 } as const;

/** One of the statuses that the command line may end with. */
export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];

/** Something that the user can mend: a wrong option, a file that is not there or cannot be read. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
