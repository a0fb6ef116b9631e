import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { addDays } from "@bellhop/contract/formats";
import type {
  dryRunProactiveRule,
  PreviewWay,
  ProactiveReason,
  previewProactiveRule,
} from "@bellhop/contract/proactive";
import { proactiveLimits } from "@bellhop/contract/proactive";
import { offerButtons } from "@bellhop/language/intents";
import { listWhyNotWriteFirst } from "../../domain/guests/index.ts";
import { frameGuestMail } from "../../domain/mail/index.ts";
import {
  asRule,
  daysBefore,
  dryRunOf,
  type GuestToPlan,
  languagesOf,
  listPauses,
  listStaysInReach,
  type Planned,
  type PlanSettings,
  planOf,
  type RuleWords,
  readStaysToPlan,
  type StayOfPerson,
  textOfRule,
  type Wording,
  withAllCodes,
  wordMail,
  wordTemplate,
  wordText,
} from "../../domain/proactive/index.ts";
import { settingsOf, type Venue } from "../../domain/venues/index.ts";
import { findWhatsappChat, priceOf, rateCard } from "../../domain/whatsapp/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { callingCodeOf } from "../../platform/read-phone.ts";
import { refuse } from "../../platform/refusal.ts";
import { type PlanParts, readPlanSettings } from "./read-plan-settings.ts";
import { findReception } from "./write-guest-mail.ts";

type Preview = OutputOf<typeof previewProactiveRule>;

/** A guest for previews and tests at a venue without one. */
export function exampleStay(settings: PlanSettings, now: Date, name: string): StayOfPerson {
  const checkin = addDays(settings.calendar.dayOf(now), 7);
  const guest: GuestToPlan = {
    ...{ guest_id: "00000000-0000-0000-0000-000000000002", name, room: "12", language: null },
    ...{
      conversation_id: null,
      has_whatsapp: true,
      has_phone: true,
      has_page: true,
      has_verified_page: true,
    },
    ...{ door_code: "set", places: [] },
    ...{ last_guest_at: now, trouble: null, ordered: [], declined: [] },
    ...{ email: "usable", offers_limited: false },
  };
  return {
    stay: {
      ...{ reservation_id: "00000000-0000-0000-0000-000000000003", reservation_number: "10024" },
      ...{ status: "confirmed", status_since: null, checkin, checkout: addDays(checkin, 3) },
      ...{ created_at: now, adults: 2, children: null, room_type: "", source: "", is_greeted: false },
    },
    guest,
    phone: null,
    history: [],
  };
}

/** A message as a guest would get it; of the next arrival if none is named. Stores nothing. */
export async function previewRule(
  at: ReadingAtVenue,
  { reservation_id, guest_id, language, way, ...words }: InputOf<typeof previewProactiveRule>,
  parts: PlanParts,
): Promise<Preview> {
  const rule = asRule(words);
  const { settings, channelId, venue } = await readPlanSettings(at, parts, [words], await listPauses(at));
  const found = await findStay(at, settings, channelId, { reservation_id, guest_id });
  const { stay, phone, ...person } = found ?? exampleStay(settings, at.now, "Anna");
  const guest = { ...person.guest, ...(language && { language }), ...(way && onlyBy(way, person.guest)) };
  const consents = await listWhyNotWriteFirst(at, [{ guest_id: guest.guest_id, phone }], parts.erasureKey);
  const consent = found ? (consents.get(guest.guest_id) ?? {}) : {};
  const about = { stay, guest, rules: [rule], consent, settings, history: [], now: at.now };
  const [planned] = planOf(about);
  // A stay without a code shows the mask, too.
  const withCode = withAllCodes(guest);
  const isMail = way === "email" || planned?.way === "email";
  const toWord = { rule, stay, guest: withCode, settings };
  const template = isMail || way === "guest_page" ? undefined : templateFor(toWord, planned, at.now);
  const worded = planned?.wording ?? template ?? (isMail ? wordMail : wordText)(toWord);
  const isWorded = !("reason" in worded);
  return {
    guest_name: guest.name,
    text: isWorded ? worded.text : textOfRule(rule, guest, settings),
    buttons: isWorded ? buttonsOf(words, worded) : [],
    template: isWorded ? templateOf(words, worded) : null,
    language: isWorded ? worded.language : (guest.language ?? settings.defaultLanguage),
    at: planned ? (planned.sendsAt ?? planned.at).toISOString() : null,
    state: planned?.state ?? "held_back",
    reason: planned?.reason ?? null,
    field: planned?.field ?? (isWorded ? null : worded.field),
    way: planned?.way ?? null,
    mail: isMail ? await frameOf(at, venue, isWorded ? worded.language : guest.language, parts) : null,
    cost: planned && settings.channel === "whatsapp" ? costOf(planned, phone, venue.country) : null,
  };
}

type ToWord = Parameters<typeof wordTemplate>[0];

/** The words of the approved template, if the guest would get these and not the rule's own; else undefined. */
function templateFor(about: ToWord, planned: Planned | undefined, now: Date): Wording | undefined {
  const { rule, guest, settings } = about;
  const at = planned?.sendsAt ?? planned?.at ?? now;
  if (!guest.has_whatsapp || settings.isWindowOpen(guest.last_guest_at, at < now ? now : at))
    return undefined;
  const template = settings.findTemplate(rule.template_name, languagesOf(guest, settings));
  if (typeof template === "string") return undefined;
  const worded = wordTemplate(about, template, at, { anyDay: true });
  return "reason" in worded ? undefined : worded;
}

function templateOf({ template_name: name }: RuleWords, { template }: Wording): Preview["template"] {
  if (!template || name === null) return null;
  const { header, footer } = template.content;
  return { name, header, footer };
}

function buttonsOf({ purpose, extra_entry_id }: RuleWords, { template, language }: Wording): string[] {
  if (template) return template.content.buttons.map(({ title }) => title);
  return purpose === "sells" && extra_entry_id !== null ? Object.values(offerButtons(language)) : [];
}

/** The guest, if they could be reached in this way only. */
const onlyBy = (way: PreviewWay, guest: GuestToPlan) => ({
  has_whatsapp: way === "whatsapp" && guest.has_whatsapp,
  has_page: way === "guest_page" && guest.has_page,
  has_verified_page: way === "guest_page" && guest.has_verified_page,
  email: way === "email" ? guest.email : null,
});

/** What surrounds the text in a mail. */
async function frameOf(
  at: ReadingAtVenue,
  venue: Venue,
  written: string | null,
  { mail }: PlanParts,
): Promise<Preview["mail"]> {
  const [replyTo, chat] = await Promise.all([findReception(at), findWhatsappChat(at)]);
  const hasAnswer = settingsOf(venue).public.enabled || chat !== undefined;
  const language = written ?? venue.default_language;
  const { subject, answer, about, words, ...frame } = frameGuestMail({
    ...{ venue: venue.name, language, hasAnswer, replyTo, isAutomatic: true },
  });
  return {
    from: `${frame.venue} <${mail.sender.address}>`,
    subject,
    answer: hasAnswer ? answer : null,
    about,
    stop: words.stopButton,
  };
}

/** Estimated by WhatsApp's price list, for the guest's number, else for one of the venue's country. */
function costOf({ way, wording }: Planned, phone: string | null, country: string): Preview["cost"] {
  if (way !== "whatsapp_text" && way !== "whatsapp_template") return null;
  const category = way === "whatsapp_text" ? "service" : wording?.template?.category;
  if (!category) return null;
  const micros = priceOf(category, phone?.replace(/\D/g, "") ?? callingCodeOf(country)) ?? null;
  return { category, micros, currency: rateCard.currency, prices_of: rateCard.asOf };
}

async function findStay(
  at: ReadingAtVenue,
  settings: PlanSettings,
  channelId: string | null,
  named: { reservation_id: string | undefined; guest_id: string | undefined },
): Promise<StayOfPerson | undefined> {
  const { reservation_id: reservationId, guest_id: guestId } = named;
  const ids = reservationId === undefined ? await listNextArrivals(at, settings) : [reservationId];
  const stays = await readStaysToPlan(at, ids, channelId);
  const found = stays
    .filter(({ guest }) => guestId === undefined || guest.guest_id === guestId)
    .toSorted((one, other) => (one.stay.checkin < other.stay.checkin ? -1 : 1))[0];
  if (!found && (reservationId !== undefined || guestId !== undefined)) throw refuse("not_found");
  return found;
}

/** Enough to show one. */
const arrivalsToRead = 200;

async function listNextArrivals(at: ReadingAtVenue, { calendar }: PlanSettings): Promise<string[]> {
  const today = calendar.dayOf(at.now);
  const ids = await listStaysInReach(at, {
    from: today,
    to: addDays(today, 14),
    bookedSince: at.now,
    changedSince: at.now,
  });
  return ids.slice(0, arrivalsToRead);
}

const dayMs = 86_400_000;
const examplesShown = 5;

/** Whom a rule would have reached in the last 30 days. Stores nothing. */
export async function dryRun(
  at: ReadingAtVenue,
  words: InputOf<typeof dryRunProactiveRule>,
  parts: PlanParts,
): Promise<OutputOf<typeof dryRunProactiveRule>> {
  const rule = asRule(words satisfies RuleWords);
  const { settings, channelId } = await readPlanSettings(at, parts, [words], []);
  const from = new Date(at.now.getTime() - proactiveLimits.dryRunDays * dayMs);
  const ids = await listStaysInReach(at, {
    from: addDays(settings.calendar.dayOf(from), -1),
    to: addDays(settings.calendar.dayOf(at.now), daysBefore([rule])),
    bookedSince: from,
    changedSince: from,
  });
  const stays = await readStaysToPlan(at, ids, channelId);
  const guests = stays.map(({ guest, phone }) => ({ guest_id: guest.guest_id, phone }));
  const consents = await listWhyNotWriteFirst(at, guests, parts.erasureKey);
  const held = new Map<ProactiveReason, number>();
  const sent: OutputOf<typeof dryRunProactiveRule>["examples"] = [];
  for (const one of stays) {
    const consent = consents.get(one.guest.guest_id) ?? {};
    const planned = dryRunOf(rule, one, consent, settings, { from, now: at.now });
    if (planned?.wording && planned.sendsAt)
      sent.push({
        guest_name: one.guest.name,
        at: planned.sendsAt.toISOString(),
        text: planned.wording.text,
      });
    else if (planned?.reason) held.set(planned.reason, (held.get(planned.reason) ?? 0) + 1);
  }
  return {
    sent: sent.length,
    held_back: [...held].map(([reason, count]) => ({ reason, count })),
    examples: sent.toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, examplesShown),
  };
}
