/** Words of our own as a list in SQL: `'one', 'other'`. Never for values from outside, which are parameters. */
export const sqlTexts = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(", ");
