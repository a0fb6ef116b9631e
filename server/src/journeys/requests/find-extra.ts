import type { Request } from "@bellhop/contract/requests";
import { type AnswerableEntry, type KnowledgeEntry, titleIn } from "@bellhop/language/entries";
import { formatMoney } from "@bellhop/language/rendering";
import { type Audience, isForAudience } from "../../domain/assistant/index.ts";
import { listAllEntries, listNamed } from "../../domain/knowledge/index.ts";
import type { Extra } from "../../domain/requests/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { refuse, refuseField } from "../../platform/refusal.ts";

/** The extra that an entry of the upsells offers, in the venue's language. Refused if it offers none. */
export async function findExtra(at: ReadingAtVenue, entryId: string): Promise<Extra> {
  const [[found], { default_language }] = await Promise.all([listNamed(at, [entryId]), findVenue(at)]);
  if (!found) throw refuse("not_found");
  if (!isOffered(found.entry)) throw refuseField("entry_id", "invalid");
  return toExtra(found.entry, default_language);
}

/** Undefined if its entry was removed since it was ordered. */
export async function findExtraIfAny(at: ReadingAtVenue, entryId: string): Promise<Extra | undefined> {
  const [[found], { default_language }] = await Promise.all([listNamed(at, [entryId]), findVenue(at)]);
  return found && isOffered(found.entry) ? toExtra(found.entry, default_language) : undefined;
}

/** An extra that a message offered, as a guest reads it. Undefined if it is not offered any more. */
export async function findOffered(at: ReadingAtVenue, entryId: string, language: string) {
  const [[found], { default_language }] = await Promise.all([listNamed(at, [entryId]), findVenue(at)]);
  if (!found || !isOffered(found.entry)) return undefined;
  const { entry } = found;
  return {
    entry,
    extra: toExtra(entry, default_language),
    title: titleIn(entry, language, default_language),
    price: entry.price ? formatMoney(entry.price, language).money : "",
  };
}

export async function listExtras(at: ReadingAtVenue): Promise<Extra[]> {
  const [rows, { default_language }] = await Promise.all([listAllEntries(at, "upsells"), findVenue(at)]);
  return rows.filter(({ entry }) => isOffered(entry)).map(({ entry }) => toExtra(entry, default_language));
}

const isOffered = ({ section, availability, internal }: KnowledgeEntry): boolean =>
  section === "upsells" && availability !== "absent" && !internal;

function toExtra(entry: KnowledgeEntry, language: string): Extra {
  const { entryId, price, offer, key } = entry;
  return {
    entryId,
    title: titleIn(entry, language) || (key ?? "").replaceAll("_", " "),
    price: price ?? null,
    capacity: offer?.capacity ?? null,
    leadMinutes: offer?.lead_minutes ?? null,
    expiresHours: offer?.expires_hours ?? null,
    approval: offer?.approval ?? "staff",
  };
}

/** An extra with what guests read about it. */
export type OrderableExtra = { extra: Extra; published: AnswerableEntry };

/**
 * The extras that a guest can order: published for them, and still offered. The price is the one that guests read.
 */
export function orderableExtras(
  published: Iterable<AnswerableEntry>,
  offered: readonly Extra[],
  audience: Audience,
): OrderableExtra[] {
  const byId = new Map(offered.map((extra) => [extra.entryId, extra]));
  return [...published].flatMap((entry) => {
    const isPublished = entry.section === "upsells" && entry.availability !== "absent";
    const extra = byId.get(entry.entryId);
    if (!extra || !isPublished || !isForAudience(entry, audience)) return [];
    const isInstant = extra.approval === "instant" && entry.fields?.offer?.approval === "instant";
    const approval = isInstant ? "instant" : "staff";
    return [{ published: entry, extra: { ...extra, approval, price: entry.price ?? null } }];
  });
}

/** What the guest read: an order at another price is refused. */
export const priceKey = ({ extra: { price } }: OrderableExtra): string =>
  price ? `${price.amount} ${price.currency}` : "";

export const priceOf = ({ price }: Extra, quantity: number): NonNullable<Request["extra"]>["price"] =>
  price && { amount: price.amount * quantity, currency: price.currency };
