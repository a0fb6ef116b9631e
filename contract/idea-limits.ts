/** Apart from `limits`, because the first download of the dashboard has all of those. */
export const ideaLimits = {
  titleCharacters: 120,
  textCharacters: 2_000,
  commentCharacters: 1_000,
  noteCharacters: 500,
  /** Of an idea in a list. */
  excerptCharacters: 240,
  /** Ideas, comments and changes of them, per member. */
  writesPerHour: 30,
} as const;
