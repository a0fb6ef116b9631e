export function text(value: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Escapes the sentence, with markup in place of `{name}`. */
export function textAround(sentence: string, markup: Record<string, string>): string {
  return text(sentence).replace(/\{(\w+)\}/g, (place, name: string) => markup[name] ?? place);
}
