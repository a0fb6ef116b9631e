/** Separate from `limits`, which the dashboard's first download contains. */
export const ideaLimits = {
  titleCharacters: 120,
  textCharacters: 2_000,
  commentCharacters: 1_000,
  noteCharacters: 500,
  /** How much of an idea's text lists have. */
  excerptCharacters: 240,
  /** Ideas, comments and changes of them, per member. */
  writesPerHour: 30,
} as const;
