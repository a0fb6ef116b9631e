import { text } from "../../../platform/text-as-html.ts";

/** Escaped HTML. */
export type Markup = { markup: string };

/** Escapes strings. */
export function html(parts: TemplateStringsArray, ...values: (Markup | string)[]): Markup {
  const put = values.map((value) => (typeof value === "string" ? text(value) : value.markup));
  return { markup: parts.map((part, n) => part + (put[n] ?? "")).join("") };
}

export function join(pieces: Markup[], between = ""): Markup {
  return { markup: pieces.map(({ markup }) => markup).join(between) };
}

export const raw = (markup: string): Markup => ({ markup });

/** Formats `code` in backticks. */
export function code(words: string): Markup {
  const parts = words.split("`");
  return join(parts.map((part, n) => (n % 2 === 1 ? html`<code>${part}</code>` : html`${part}`)));
}
