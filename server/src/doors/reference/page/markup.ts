import { text } from "../../../platform/text-as-html.ts";

/** HTML that is safe to put into a page as it is. */
export type Markup = { markup: string };

/** HTML in which everything put in is text, but for what is markup already. */
export function html(parts: TemplateStringsArray, ...values: (Markup | string)[]): Markup {
  const put = values.map((value) => (typeof value === "string" ? text(value) : value.markup));
  return { markup: parts.map((part, n) => part + (put[n] ?? "")).join("") };
}

/** Several pieces behind one another. */
export function join(pieces: Markup[], between = ""): Markup {
  return { markup: pieces.map(({ markup }) => markup).join(between) };
}

/** Markup that the caller vouches for. */
export const raw = (markup: string): Markup => ({ markup });

/** Words in which `this` is code. */
export function code(words: string): Markup {
  const parts = words.split("`");
  return join(parts.map((part, n) => (n % 2 === 1 ? html`<code>${part}</code>` : html`${part}`)));
}
