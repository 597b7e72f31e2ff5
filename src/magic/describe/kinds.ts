/** The members of a union of typed effects whose `kind` may be `Kind`. */
type Of<Union, Kind> = Union extends { readonly kind: infer Own } ? (Kind extends Own ? Union : never) : never;

/** The union, laid out by kind: what makes a table over it complete and a call through it typed. */
export type ByKind<Union extends { readonly kind: string }> = {
  readonly [Kind in Union["kind"]]: Of<Union, Kind>;
};

/** One describer a kind: leaving a kind out fails to compile. */
export type Describers<Union extends { readonly kind: string }, Rest extends readonly unknown[], Result> = {
  readonly [Kind in Union["kind"]]: (item: ByKind<Union>[Kind], ...rest: Rest) => Result;
};
