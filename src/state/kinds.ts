/** The members of a union of typed effects whose `kind` may be `Kind`. */
export type Of<Union, Kind> = Union extends { readonly kind: infer Own } ? (Kind extends Own ? Union : never) : never;

/** The union, laid out by kind: what makes a table over it complete and a call through it typed. */
export type ByKind<Union extends { readonly kind: string }> = {
  readonly [Kind in Union["kind"]]: Of<Union, Kind>;
};

/** One function a kind: leaving a kind out fails to compile. */
export type Table<Union extends { readonly kind: string }, Rest extends readonly unknown[], Result> = {
  readonly [Kind in Union["kind"]]: (item: ByKind<Union>[Kind], ...rest: Rest) => Result;
};
