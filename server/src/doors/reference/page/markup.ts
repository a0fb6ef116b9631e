import { text } from "../../../platform/text-as-html.ts";

/** Escaped HTML. */
export type Markup = { markup: string };

/** Escapes strings. */
export function html(parts: TemplateStringsArray, ...values: (Markup | string | Markup[])[]): Markup {
  const escaped = values.map((value) =>
    typeof value === "string"
      ? text(value)
      : [value]
          .flat()
          .map(({ markup }) => markup)
          .join(" "),
  );
  return { markup: parts.map((part, index) => part + (escaped[index] ?? "")).join("") };
}

/** Formats `code` in backticks. */
export function code(sentence: string): Markup {
  const parts = sentence
    .split("`")
    .map((part, index) => (index % 2 ? html`<code>${part}</code>` : html`${part}`));
  return { markup: parts.map(({ markup }) => markup).join("") };
}
