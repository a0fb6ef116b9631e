import { catalogueItem } from "@bellhop/contract/catalogue";
import type { Proposal } from "@bellhop/contract/imports";
import type { EntryChange } from "@bellhop/contract/knowledge";
import { differing, type Fields, withFieldsOf } from "../../core/autosave/fields.ts";
import { changeOf, emptyFields, entryOf, fieldsOf, titleOf } from "../knowledge/index.ts";

/** Empty for a new entry. */
export function currentFields({ current }: Proposal): Fields {
  return current ? fieldsOf(current) : emptyFields;
}

/** The entry with everything that is suggested. */
function proposedFields({ section, entry, current }: Proposal): Fields {
  const now = entryOf(section, entry.entry_id, current ? fieldsOf(current) : emptyFields);
  const { texts = {}, ...rest } = entry;
  const defined = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const together = { ...now, ...defined, texts: { ...now.texts } };
  for (const [language, text] of Object.entries(texts)) {
    if (text) together.texts[language] = text;
    else delete together.texts[language];
  }
  return fieldsOf(together);
}

/** The person's edits of a suggestion, and the fields they left out. */
export type Review = { values: Fields; leftOut: ReadonlySet<string> };

/**
 * Ticks all of a new entry, and of one that is as an earlier import added it. Nothing is ticked where the hotel wrote,
 * changed or removed the entry itself, or where the passage is left out.
 */
export function unreviewed(proposal: Proposal): Review {
  const { current, since_import } = proposal;
  const isTicked = current ? since_import === "unchanged" : since_import === null;
  return { values: {}, leftOut: new Set(isTicked ? [] : fieldsToReview(proposal)) };
}

/** Whether a shorter text would replace the venue's own. */
export function isShorter(proposal: Proposal, field: string): boolean {
  if (!field.startsWith("texts.")) return false;
  const [now, then] = [currentFields(proposal)[field], proposedFields(proposal)[field]].map((words) =>
    String(words ?? "").trim(),
  );
  return now !== undefined && then !== undefined && now !== then && now.length > then.length;
}

/** Other languages in which the text would stay outdated. */
export function otherLanguages(proposal: Proposal, field: string): string[] {
  const [group, own, part] = field.split(".");
  if (group !== "texts" || part !== "text") return [];
  const [now, then] = [currentFields(proposal), proposedFields(proposal)];
  if (!now[field]) return [];
  return Object.keys(proposal.current?.texts ?? {}).filter((language) => {
    const other = `texts.${language}.${part}`;
    return language !== own && Boolean(now[other]) && now[other] === then[other];
  });
}

/** Fields that identify the entry cannot be left out. */
const defined = new Set(["key", "scope", "internal"]);

const order = ["availability", "facts", "price", "unit", "offer", "valid_from", "valid_until", "texts"];
const textOrder = ["title", "question", "text", "place"];

/** The fields that a suggestion sets or changes, in form order, texts last. */
export function fieldsToReview(proposal: Proposal): string[] {
  const changed = differing(currentFields(proposal), proposedFields(proposal));
  const place = (name: string) => {
    const [group = "", , part = ""] = name.split(".");
    return order.indexOf(group) * 10 + Math.max(0, textOrder.indexOf(part));
  };
  return changed
    .filter((name) => !defined.has(name))
    .sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}

/** The person's value, else the suggested one. */
export function reviewedValue(proposal: Proposal, review: Review, field: string): unknown {
  return field in review.values ? review.values[field] : proposedFields(proposal)[field];
}

/** Null if nothing of it is left. */
export function changeToAccept(proposal: Proposal, review: Review): EntryChange | null {
  const current = currentFields(proposal);
  const values = { ...proposedFields(proposal), ...review.values };
  const mine = withFieldsOf(values, current, review.leftOut);
  const remaining = fieldsToReview(proposal).filter((field) => !review.leftOut.has(field));
  if (remaining.length === 0) return null;
  return changeOf(proposal.entry.entry_id, proposal.current ? current : null, mine);
}

/** Empty if it has neither name nor question. */
export const titleOfProposal = ({ current, entry }: Proposal, languages: readonly string[]): string =>
  titleOf({ ...current?.texts, ...entry.texts }, languages, ["title", "question"]).text;

export const itemOf = ({ section, entry, current }: Proposal) =>
  catalogueItem(section, entry.key ?? current?.key ?? null);
