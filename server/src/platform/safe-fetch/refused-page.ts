/** The message is a sentence for the user who entered the address. */
export class PageRefused extends Error {}

export const refusePage = (sentence: string) => new PageRefused(sentence);
