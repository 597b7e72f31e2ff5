/** One report of `check`: its format and the file that it goes to, or null for standard output. */
export interface Output {
  readonly format: string;
  readonly file: string | null;
}

/** Readers of `-f FORMAT` and of the `-o FILE` that may follow it; both add to the list given. */
export function collectOutputs(outputs: Output[]): {
  readonly format: (format: string) => string;
  readonly file: (file: string) => string;
} {
  return {
    format: (format) => {
      outputs.push({ format, file: null });
      return format;
    },
    file: (file) => {
      const last = outputs.pop();
      outputs.push({ format: last?.format ?? "pretty", file });
      return file;
    },
  };
}
