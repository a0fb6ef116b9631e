/** A name for inside a sentence that is plain text: it keeps its own direction and leaves the sentence's alone. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
