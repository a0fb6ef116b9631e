export class PageRefused extends Error {}

export const refusePage = (sentence: string) => new PageRefused(sentence);
