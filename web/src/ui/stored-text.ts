/** Normalizes text like the server: removes unsupported characters and trims. */
export const asStored = (typed: string) => typed.replaceAll("\0", "").toWellFormed().trim();

/** The length that the server counts. */
export const lengthOf = (typed: string) => asStored(typed).length;
