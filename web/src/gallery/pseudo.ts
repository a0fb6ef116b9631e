import { i18n, type Messages } from "@lingui/core";

const letters: Record<string, string> = Object.fromEntries(
  [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter, index) => [
    letter,
    [..."áƀćđéƒǵĥíĵķĺɱñóƥɋŕśţúṽŵẋýźÁƁĆĐÉƑǴĤÍĴĶĹṀÑÓƤɊŔŚŢÚṼŴẊÝŹ"][index] ?? letter,
  ]),
);

/** How much longer than English a translation may become. */
const growth = 0.4;

/**
 * Shows every text of the catalogue with accents and 40 % longer. A text without accents is not in the catalogue; what is
 * cut or runs over is a layout that holds English only.
 */
export function showPseudoLocale(): void {
  const load = i18n.load.bind(i18n);
  const loadPseudo = (language: string, messages: Messages) => load(language, pseudoMessages(messages));
  i18n.load = loadPseudo as typeof i18n.load;
  loadPseudo(i18n.locale, i18n.messages);
  i18n.activate(i18n.locale);
}

export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudo(message)]));
}

/** A compiled message is a text, or a list of texts and placeholders; the branches of a plural are messages again. */
function pseudo<Part>(message: Part): Part {
  if (typeof message === "string") return pseudoText(message) as Part;
  if (!Array.isArray(message)) return message;
  return message.map((part) => (Array.isArray(part) ? pseudoPlaceholder(part) : pseudo(part))) as Part;
}

function pseudoPlaceholder([name, format, options]: unknown[]): unknown[] {
  if (typeof options !== "object" || options === null)
    return [name, format, options].slice(0, format ? 2 : 1);
  const branches = Object.entries(options).map(([form, branch]) => [form, pseudo(branch)]);
  return [name, format, Object.fromEntries(branches)];
}

/** Leaves tags, and the `#` of plurals, as they are. */
function pseudoText(text: string): string {
  return text
    .split(/(<\/?\w+\/?>)/)
    .map((piece) => (piece.startsWith("<") ? piece : lengthened(piece)))
    .join("");
}

function lengthened(text: string): string {
  const words = text.replaceAll(/[a-zA-Z]/g, (letter) => letters[letter] ?? letter);
  const count = (text.match(/[a-zA-Z]/g) ?? []).length;
  const end = /\s*$/.exec(words)?.[0] ?? "";
  return `${words.slice(0, words.length - end.length)}${"~".repeat(Math.ceil(count * growth))}${end}`;
}
