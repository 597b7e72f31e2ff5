interface Kinded {
  readonly kind: string;
}

/** Handlers by kind, one for each member of a union: a forgotten kind fails to compile. */
export type HandlerTable<Node extends Kinded, Rest extends readonly unknown[], Result> = {
  readonly [Kind in Node["kind"]]: (node: Extract<Node, { readonly kind: Kind }>, ...rest: Rest) => Result;
};

/** Calls the handler of a node's kind; `kind` is the node's, which ties the two for the compiler. */
export function dispatch<Node extends Kinded, Kind extends Node["kind"], Rest extends readonly unknown[], Result>(
  table: HandlerTable<Node, Rest, Result>,
  kind: Kind,
  node: Extract<Node, { readonly kind: Kind }>,
  ...rest: Rest
): Result {
  const handler: (node: Extract<Node, { readonly kind: Kind }>, ...rest: Rest) => Result = table[kind];
  return handler(node, ...rest);
}
