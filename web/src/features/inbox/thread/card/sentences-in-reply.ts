/** The reply with the sentence of a decision in place of its previous one; at the end if that was changed by hand. */
export function withSentence(text: string, before: string, after: string): string {
  if (before !== "" && text.includes(before)) {
    const [start = "", ...rest] = text.split(before);
    return joined(start, after, rest.join(before));
  }
  return joined(text, after);
}

const joined = (...parts: string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" ");

export type Part = { text: string; isSentence: boolean };

/** The reply in parts, for marking what the decisions have added. */
export function partsOf(text: string, sentences: readonly string[]): Part[] {
  let parts: Part[] = [{ text, isSentence: false }];
  for (const sentence of sentences) {
    if (sentence === "") continue;
    const at = parts.findIndex((part) => !part.isSentence && part.text.includes(sentence));
    const part = parts[at];
    if (!part) continue;
    const from = part.text.indexOf(sentence);
    parts = parts.toSpliced(
      at,
      1,
      { text: part.text.slice(0, from), isSentence: false },
      { text: sentence, isSentence: true },
      { text: part.text.slice(from + sentence.length), isSentence: false },
    );
  }
  return parts.filter((part) => part.text !== "");
}

/** What staff wrote themselves. */
export const withoutSentences = (text: string, sentences: readonly string[]): string =>
  sentences.reduce((rest, sentence) => withSentence(rest, sentence, ""), text);
