/** Isolates a name's direction inside plain text. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
