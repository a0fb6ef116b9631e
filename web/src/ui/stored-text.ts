/** As the server keeps it: without characters that cannot be kept, and without blanks around. */
export const asStored = (typed: string) => typed.replaceAll("\0", "").toWellFormed().trim();

/** How long the server finds what was typed. */
export const lengthOf = (typed: string) => asStored(typed).length;
