import type { Entry, EntryChange, EntryText, Facts, Offer, Section } from "@bellhop/contract/knowledge";
import { differing, type Fields } from "../../../core/autosave/fields.ts";
import { asStored } from "../../../ui/stored-text.ts";

/** The server's entry with the local changes applied. */
export type EntryOnScreen = Omit<Entry, "updated_at" | "updated_by">;

/** Only named fields change; null clears a field or removes a language or offer. */
export type EntryPatch = Partial<
  Pick<Entry, "key" | "availability" | "price" | "unit" | "scope" | "internal" | "valid_from" | "valid_until">
> & {
  facts?: { [Name in keyof Facts]?: Facts[Name] | null };
  offer?: Partial<Offer> | null;
  texts?: Record<string, Partial<EntryText> | null>;
};

const alone = [
  "key",
  "availability",
  "price",
  "unit",
  "scope",
  "internal",
  "valid_from",
  "valid_until",
] as const;
const offerOfNew: Offer = {
  lead_minutes: null,
  capacity: null,
  approval: "staff",
  expires_hours: null,
  tax_percent: null,
};

export const emptyFields: Fields = { scope: "everyone", internal: false };

/** By the paths that the server's errors use: `texts.en.text`, `facts.from`, `price`. Empty fields are omitted. */
export function fieldsOf(entry: Omit<EntryOnScreen, "entry_id" | "section">): Fields {
  const fields: Record<string, unknown> = {};
  for (const name of alone) put(fields, name, entry[name]);
  for (const [name, value] of Object.entries(entry.facts)) put(fields, `facts.${name}`, value);
  for (const [name, value] of Object.entries(entry.offer ?? {})) put(fields, `offer.${name}`, value);
  for (const [language, text] of Object.entries(entry.texts))
    for (const [name, words] of Object.entries(text)) put(fields, `texts.${language}.${name}`, words);
  return fields;
}

function put(fields: Record<string, unknown>, name: string, value: unknown) {
  if (value !== null && value !== undefined && value !== "") fields[name] = value;
}

export function entryOf(section: Section, entry_id: string, fields: Fields): EntryOnScreen {
  const one = (name: string) => fields[name] ?? null;
  const offer = group(fields, "offer");
  return {
    entry_id,
    section,
    ...Object.fromEntries(alone.map((name) => [name, one(name)])),
    scope: fields.scope ?? "everyone",
    internal: fields.internal ?? false,
    facts: group(fields, "facts"),
    offer: Object.keys(offer).length === 0 ? null : { ...offerOfNew, ...offer },
    texts: Object.fromEntries(languagesOf(fields).map((language) => [language, textOf(fields, language)])),
  } as EntryOnScreen;
}

function group(fields: Fields, name: string): Record<string, unknown> {
  const prefix = `${name}.`;
  const inside = Object.entries(fields).filter(([path]) => path.startsWith(prefix));
  return Object.fromEntries(inside.map(([path, value]) => [path.slice(prefix.length), value]));
}

function languagesOf(fields: Fields): string[] {
  const named = Object.keys(fields).filter((path) => path.startsWith("texts."));
  return [...new Set(named.map((path) => path.split(".")[1] ?? ""))];
}

function textOf(fields: Fields, language: string): EntryText {
  const words = (name: string) => fields[`texts.${language}.${name}`] as string | undefined;
  return {
    title: words("title") ?? "",
    question: words("question") ?? null,
    text: words("text") ?? "",
    place: words("place") ?? null,
  };
}

export function patched(fields: Fields, patch: EntryPatch): Fields {
  const next: Record<string, unknown> = { ...fields };
  const set = (name: string, value: unknown) => {
    if (value === null || value === undefined) delete next[name];
    else next[name] = value;
  };
  const setGroup = (name: string, values: object | null) => {
    if (values === null)
      for (const path of Object.keys(next)) if (path.startsWith(`${name}.`)) delete next[path];
    for (const [inner, value] of Object.entries(values ?? {})) set(`${name}.${inner}`, value);
  };
  const { facts, offer, texts, ...rest } = patch;
  for (const [name, value] of Object.entries(rest)) set(name, value);
  if (facts) setGroup("facts", facts);
  if (offer !== undefined) {
    if (offer) setGroup("offer", { ...offerOfNew, ...group(fields, "offer"), ...offer });
    else setGroup("offer", null);
  }
  for (const [language, text] of Object.entries(texts ?? {})) setGroup(`texts.${language}`, text);
  return next;
}

export const isEmpty = (fields: Fields) =>
  differing(fields, emptyFields).every((name) => name === "key" || name === "internal" || name === "scope");

/**
 * The change that turns one entry into another; null if they are equal. Without a base it contains
 * everything.
 */
export function changeOf(entryId: string, base: Fields | null, mine: Fields): EntryChange | null {
  const names = differing(base ?? {}, mine);
  if (names.length === 0) return null;
  const groups = new Set(names.map((name) => name.split(".")[0]));
  const languages = new Set(
    names.filter((name) => name.startsWith("texts.")).map((name) => name.split(".")[1]),
  );
  const now = entryOf("faq", entryId, mine);
  const change: Record<string, unknown> = { entry_id: entryId };
  for (const name of [...alone, "facts", "offer"] as const) if (groups.has(name)) change[name] = now[name];
  if (languages.size > 0)
    change.texts = Object.fromEntries(
      [...languages].map((language = "") => [language, sentText(now.texts[language])]),
    );
  return change as EntryChange;
}

function sentText(text: EntryText | undefined): EntryText | null {
  if (!text) return null;
  const words = {
    title: asStored(text.title),
    question: asStored(text.question ?? "") || null,
    text: asStored(text.text),
    place: asStored(text.place ?? "") || null,
  };
  return Object.values(words).some(Boolean) ? words : null;
}

/** `price` for `price.amount`. */
export function fieldOf(path: string): string {
  const parts = path.split(".");
  const depth = parts[0] === "texts" ? 3 : parts[0] === "facts" || parts[0] === "offer" ? 2 : 1;
  return parts.slice(0, depth).join(".");
}
