import { limits } from "@bellhop/contract/limits";
import { fold, plainDigits } from "./fold.ts";

/** A cell as it is meant: spreadsheets write ="0123" and '0123 to keep a text a text. */
export function cellText(cell: string): string {
  const trimmed = cell.replace(/[\u00a0\u2007\u202f]/g, " ").trim();
  const wrapped = /^="(.*)"$/.exec(trimmed);
  return (wrapped?.[1] ?? trimmed.replace(/^'(?=[+\d])/, "")).trim();
}

/** What systems write if they do not know. */
export const saysNothing = (text: string) =>
  /^(?:[-–—.?*/]*|n\.?\/?a\.?|none|null|nil|undefined|unknown|unbekannt|inconnu|desconocido|sconosciuto|desconhecido|onbekend|i don t know|not specified|keine angabe|tbd|tba)$/i.test(
    text.trim(),
  );

/** "HH:MM" of "15:00", "3 pm", "15h30", "1530", "between 15:00 and 16:00" or "2026-05-01 15:00". */
export function readTime(text: string): string | undefined {
  const plain = plainDigits(text)
    .toLowerCase()
    .replace(/^\s*\d{4}-\d\d-\d\d[t ]+|^\s*\d{1,2}[./]\d{1,2}[./]\d{2,4}\s+/, "");
  const found =
    /(?:^|\D)(\d{1,2})\s*[:.h]\s*(\d{2})(?::\d{2})?\s*(am|pm|a\.m\.|p\.m\.)?(?!\d)/.exec(plain) ??
    /(?:^|\D)(\d{1,2})()\s*(am|pm|a\.m\.|p\.m\.|uhr|h\b)/.exec(plain) ??
    /^\s*(\d{2})(\d{2})()\s*$/.exec(plain) ??
    /^\s*(\d{1,2})()()\s*$/.exec(plain);
  if (!found) return undefined;
  const [, hours = "", minutes = "", half = ""] = found;
  let hour = Number(hours);
  if (half.startsWith("p") && hour < 12) hour += 12;
  if (half.startsWith("a") && hour === 12) hour = 0;
  if (hour > 23 || Number(minutes || 0) > 59) return undefined;
  return `${String(hour).padStart(2, "0")}:${(minutes || "00").padStart(2, "0")}`;
}

/** A number of people, "2" or "2 adults"; undefined if it is none, or of too many. */
export function readCount(text: string): number | undefined {
  const found = /^\s*(\d{1,3})(?:[.,]0+)?(?:\s*\p{L}[\p{L}\s.()]*)?\s*$/u.exec(plainDigits(text));
  const count = Number(found?.[1] ?? -1);
  return count >= 0 && count <= limits.maxReservationPeople ? count : undefined;
}

const mailbox = /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** In lower case. */
export function readEmail(text: string): string | undefined {
  const plain = (/<([^<>]+)>/.exec(text)?.[1] ?? text).trim().toLowerCase();
  return plain.length <= limits.emailCharacters && mailbox.test(plain) ? plain : undefined;
}

const languageCodes =
  "en es fr de it pt ar nl zh ja ru tr pl cs sv da no fi hu el he ko th hi uk ro hr sk sl bg ca".split(" ");
/** Files name languages in these, or in the language itself. */
const namedIn = ["en", "es", "fr", "de", "it", "pt", "ar", "nl"];
const codeOfLanguageName = new Map<string, string>();
for (const code of languageCodes)
  for (const language of [code, ...namedIn]) {
    const name = new Intl.DisplayNames(language, { type: "language" }).of(code);
    if (name) codeOfLanguageName.set(fold(name), code);
  }

/** A BCP 47 tag of "de", "de_AT", "German" or "Deutsch". */
export function readLanguage(text: string): string | undefined {
  const tag = text.trim().replaceAll("_", "-");
  const found = /^([a-z]{2,3})(?:-([a-z0-9]{2,8}))?$/i.exec(tag);
  const base = found?.[1]?.toLowerCase() ?? "";
  if (base.length === 2 && isLanguage(base))
    return found?.[2] ? `${base}-${found[2].length === 2 ? found[2].toUpperCase() : found[2]}` : base;
  return codeOfLanguageName.get(fold(text));
}

const known = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
const isLanguage = (code: string) => known.of(code) !== undefined;
