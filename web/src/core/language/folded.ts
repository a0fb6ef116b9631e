/** Folds case and accents away, so that "tomas" finds "Tomás". */
export function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}
