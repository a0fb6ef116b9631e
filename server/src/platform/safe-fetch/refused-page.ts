/** Why a page was not read, in a sentence for whoever gave its address. */
export class PageRefused extends Error {}

/** Makes the refusal to throw. */
export const refusePage = (sentence: string) => new PageRefused(sentence);
