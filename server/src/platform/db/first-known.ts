/**
 * SQL like `coalesce(first, second)`, for conditions. PostgreSQL does not treat `coalesce` as leakproof, so under
 * row-level security a condition with it can't use an index. Both values must be leakproof expressions.
 */
export const firstKnown = (first: string, second: string) =>
  `case when ${first} is null then ${second} else ${first} end`;
