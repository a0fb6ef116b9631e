/** How many runs of letters and digits a text has. A sentence without spaces counts as one. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
