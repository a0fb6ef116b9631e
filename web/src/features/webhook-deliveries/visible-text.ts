/** Browsers lay out this much without a pause. */
export const shownCharacters = 20_000;

/** The most of a sender's text inside our sentence. */
export const lineCharacters = 300;

/** Invisible or direction-changing characters: controls, bidi marks, lone surrogates. */
const unseen = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** A payload as safe text: invisible characters are named in brackets. `isCut` if it was too long. */
export function visibleText(text: string, max = shownCharacters): { shown: string; isCut: boolean } {
  const shown = text
    .slice(0, max)
    .replace(unseen, (one) => `[U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`);
  return { shown, isCut: text.length > max };
}

/** The same within a line, shortened. */
export function visibleLine(text: string): string {
  const { shown, isCut } = visibleText(text, lineCharacters);
  return isCut ? `${shown}…` : shown;
}
