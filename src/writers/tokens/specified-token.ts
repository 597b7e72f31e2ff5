import type { CreateTokens, TokenSpecification } from "../../magic/effects/index.js";
import { tokenShape, type TokenShape } from "./token-shape.js";

/** The rule that defines a predefined token, such as "111.10a"; effects may give its letter alone. */
export function definingRule(specification: TokenSpecification): string | null {
  if (specification.kind !== "predefined") return null;
  return specification.rule.startsWith("111.10") ? specification.rule : `111.10${specification.rule}`;
}

/** The shape of a token whose characteristics the effect states, or null for a copy or a choice. */
export function shapeOfSpecified(specification: TokenSpecification): TokenShape | null {
  if (specification.kind === "copy" || specification.kind === "choice") return null;
  const { characteristics } = specification;
  return characteristics === null ? null : tokenShape(characteristics, definingRule(specification));
}

/** The one token that a creation states, or null. */
export function specifiedToken(creation: CreateTokens): TokenShape | null {
  const [group] = creation.groups;
  return group === undefined ? null : shapeOfSpecified(group.token);
}
