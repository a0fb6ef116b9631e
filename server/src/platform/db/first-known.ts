/**
 * SQL for the first value, or the second if the first is null. PostgreSQL takes `coalesce` for leaky, so under row-level
 * security a condition with it can't use an index; one with this can. Both values are leakproof expressions.
 */
export const firstKnown = (first: string, second: string) =>
  `case when ${first} is null then ${second} else ${first} end`;
