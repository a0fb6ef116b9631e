export type Found = {
  id: string;
  group: "guests" | "places" | "commands";
  words: string;
  /** Dim, after the words: a room, a key. */
  more?: string;
  /** Not shown: a phone, a reservation number. */
  alsoFoundBy?: string;
  run: () => void;
};

/** Folds case and accents away, so that "tomas" finds "Tomás". */
export function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** What fits every word that was typed, best first: words that begin so come before words that only contain it. */
export function search(all: readonly Found[], typed: string, most = 12): Found[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return all.filter((one) => one.group !== "guests").slice(0, most);
  const scored = all.flatMap((one) => {
    const words = folded(`${one.words} ${one.more ?? ""} ${one.alsoFoundBy ?? ""}`).split(/[\s·,]+/);
    let score = 0;
    for (const part of wanted) {
      if (words.some((word) => word.startsWith(part))) score += 2;
      else if (words.some((word) => word.includes(part))) score += 1;
      else return [];
    }
    return [{ one, score }];
  });
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ one }) => one);
}
