import { catalogueItem } from "@bellhop/contract/catalogue";
import type { Proposal } from "@bellhop/contract/imports";
import type { EntryChange } from "@bellhop/contract/knowledge";
import {
  changeOf,
  differing,
  emptyFields,
  entryOf,
  type Fields,
  fieldsOf,
  titleOf,
  withFieldsOf,
} from "../knowledge/index.ts";

/** The entry as it stands, field by field; nothing where the proposal is a new one. */
export function currentFields({ current }: Proposal): Fields {
  return current ? fieldsOf(current) : emptyFields;
}

/** The entry as it would be with all that is proposed. */
export function proposedFields({ section, entry, current }: Proposal): Fields {
  const now = entryOf(section, entry.entry_id, current ? fieldsOf(current) : emptyFields);
  const { texts = {}, ...rest } = entry;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const together = { ...now, ...given, texts: { ...now.texts } };
  for (const [language, text] of Object.entries(texts)) {
    if (text) together.texts[language] = text;
    else delete together.texts[language];
  }
  return fieldsOf(together);
}

/** How a person leaves a proposal: with other values in some fields, and without those that are left out. */
export type Review = { values: Fields; leftOut: ReadonlySet<string> };

/** Before anybody has touched it: all is taken but what would put fewer words in the place of longer ones. */
export function unreviewed(proposal: Proposal): Review {
  return {
    values: {},
    leftOut: new Set(fieldsToReview(proposal).filter((field) => isShorter(proposal, field))),
  };
}

/** Whether words that the venue has written would give way to fewer. */
export function isShorter(proposal: Proposal, field: string): boolean {
  if (!field.startsWith("texts.")) return false;
  const [now, then] = [currentFields(proposal)[field], proposedFields(proposal)[field]].map((words) =>
    String(words ?? "").trim(),
  );
  return now !== undefined && then !== undefined && now !== then && now.length > then.length;
}

/** In which other languages the same would go on saying what it says now. */
export function languagesLeft(proposal: Proposal, field: string): string[] {
  const [group, own, part] = field.split(".");
  if (group !== "texts" || part !== "text") return [];
  const [now, then] = [currentFields(proposal), proposedFields(proposal)];
  if (!now[field]) return [];
  return Object.keys(proposal.current?.texts ?? {}).filter((language) => {
    const other = `texts.${language}.${part}`;
    return language !== own && Boolean(now[other]) && now[other] === then[other];
  });
}

/** What decides what an entry is about is no field to choose. */
const given = new Set(["key", "scope", "internal"]);

const order = ["availability", "facts", "price", "unit", "offer", "valid_from", "valid_until", "texts"];
const textOrder = ["title", "question", "text", "place"];

/** The fields that a proposal would set or change, as a form shows them: what is set, then the words. */
export function fieldsToReview(proposal: Proposal): string[] {
  const changed = differing(currentFields(proposal), proposedFields(proposal));
  const place = (name: string) => {
    const [group = "", , part = ""] = name.split(".");
    return order.indexOf(group) * 10 + Math.max(0, textOrder.indexOf(part));
  };
  return changed.filter((name) => !given.has(name)).sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}

/** The value of a field as the person sees it: what they made of it, else what is proposed. */
export function reviewedValue(proposal: Proposal, review: Review, field: string): unknown {
  return field in review.values ? review.values[field] : proposedFields(proposal)[field];
}

/** What is sent for a proposal that is taken; null where nothing of it is left. */
export function changeToTake(proposal: Proposal, review: Review): EntryChange | null {
  const current = currentFields(proposal);
  const wanted = { ...proposedFields(proposal), ...review.values };
  const mine = withFieldsOf(wanted, current, review.leftOut);
  const left = fieldsToReview(proposal).filter((field) => !review.leftOut.has(field));
  if (left.length === 0) return null;
  return changeOf(proposal.entry.entry_id, proposal.current ? current : null, mine);
}

/** What the entry is called in its own words; empty where it has no name and no question. */
export const titleOfProposal = ({ current, entry }: Proposal, languages: readonly string[]): string =>
  titleOf({ ...current?.texts, ...entry.texts }, languages, ["title", "question"]).words;

/** The catalogue's item that it is about. */
export const itemOf = ({ section, entry, current }: Proposal) =>
  catalogueItem(section, entry.key ?? current?.key ?? null);
