/** So much of a body is shown; a browser lays out no more than that without a pause. */
export const shownCharacters = 20_000;

/** So much of what a sender wrote may stand in a sentence of ours. */
export const lineCharacters = 300;

/** Characters that show nothing, or turn what is beside them: controls, marks of direction, half characters. */
const unseen = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/**
 * Somebody else's bytes as a person can look at them: what would not show is named in brackets, and nothing turns the
 * direction of what is beside it. Cut to what a browser can show; `isCut` says so.
 */
export function visibleText(text: string, most = shownCharacters): { shown: string; isCut: boolean } {
  const shown = text
    .slice(0, most)
    .replace(unseen, (one) => `[U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`);
  return { shown, isCut: text.length > most };
}

/** The same for a place in a line: short, and with a mark where more was said. */
export function visibleLine(text: string): string {
  const { shown, isCut } = visibleText(text, lineCharacters);
  return isCut ? `${shown}…` : shown;
}
