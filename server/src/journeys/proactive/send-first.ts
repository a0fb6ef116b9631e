import { limits } from "@bellhop/contract/limits";
import { offerButtons, ratingTextsIn, readOfferAnswer } from "@bellhop/language/intents";
import { addOwnMessage, broadcastConversation, openConversation } from "../../domain/conversations/index.ts";
import { addMessageCode } from "../../domain/door-codes/index.ts";
import { type Choice, choiceId, offeredContent } from "../../domain/messages/index.ts";
import {
  addSends,
  inRoomsOf,
  isDueNow,
  listPauses,
  listRules,
  lockStay,
  lockToSendFirst,
  nextMinute,
  type Planned,
  proactiveTickQueue,
  type RuleWords,
  sendFirstQueue,
  type Wording,
} from "../../domain/proactive/index.ts";
import { noteFirstMessageIfNone } from "../../domain/reservations/index.ts";
import { approveSimulated } from "../../domain/templates/index.ts";
import { listVenuesSendingFirst } from "../../domain/venues/index.ts";
import { openEmailChannel, openWebChannel } from "../../domain/whatsapp/index.ts";
import type { AtInstallation, AtVenue } from "../../platform/at/index.ts";
import { isDatabaseUnavailable, retryOnConflict } from "../../platform/db/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { newId } from "../../platform/ids.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Services } from "../../services.ts";
import { enqueueSend } from "../whatsapp/send-messages.ts";
import { listStaysThatMatter, type PlannedStay, planStays, staysAtOnce } from "./plan-stays.ts";
import { readPlanSettings, type SettingsToPlan } from "./read-plan-settings.ts";
import { sendReviewLinks } from "./send-review-links.ts";

/** Called at each start, and by each run: does nothing if the next run waits already. */
export async function scheduleProactive(at: Pick<AtInstallation, "now" | "enqueue">) {
  const startAfter = nextMinute(at.now);
  // The key has the minute: a run planned for another minute, before the clock was set back, doesn't replace this one.
  await at.enqueue(proactiveTickQueue, {}, { key: startAfter.toISOString(), startAfter });
}

/** Every minute: what is due is computed from everything as it is then, so no change has to plan anything again. */
export const proactiveTick = jobHandler(proactiveTickQueue, async (_, { db }: Services) => {
  // First, so that the next run takes place whatever happens to this one.
  await db.atInstallation(scheduleProactive);
  await db.atInstallation(async (at) => {
    for (const venueId of await listVenuesSendingFirst(at))
      await at.inVenue(venueId, (atVenue) => enqueueSendFirst(atVenue));
  });
});

export const enqueueSendFirst = (at: AtVenue) =>
  at.enqueue(sendFirstQueue, { venue_id: at.venueId }, { key: String(at.venueId) });

/**
 * Sends what is due at a venue, one message in each transaction. A process that dies in between has sent nothing, or has
 * sent it for good: the next run goes on from what is stored.
 */
export const sendFirst = jobHandler(sendFirstQueue, async ({ venue_id }, services: Services) => {
  const failures: unknown[] = [];
  for (const due of await listDue(services, venue_id)) {
    try {
      // Each message may move the next one: a guest gets only so many on one day.
      for (let isSent = true; isSent; )
        isSent = await retryOnConflict(() => sendNext(services, venue_id, due));
    } catch (error) {
      // The other guests get theirs. Without a database, none does.
      if (isDatabaseUnavailable(error)) throw error;
      failures.push(error);
    }
  }
  failures.push(...(await sendReviewLinks(services, venue_id)));
  // The job runs again, and its failure is seen.
  if (failures.length > 0) throw failures[0];
});

type Due = { reservationId: string; guestId: string };

/** The guests of stays for whom something is due, or to be held back for good, found without locks. */
async function listDue(services: Services, venueId: number): Promise<Due[]> {
  return services.db.readAtVenue(venueId, async (at) => {
    const rules = (await listRules(at)).filter(({ is_on }) => is_on);
    if (rules.length === 0) return [];
    const settings = await readPlanSettings(at, services, rules, await listPauses(at));
    if (settings.venue.closed_at) return [];
    const reservationIds = await listStaysThatMatter(at, settings, rules, 0);
    const due: Due[] = [];
    for (let from = 0; from < reservationIds.length; from += staysAtOnce) {
      const portion = reservationIds.slice(from, from + staysAtOnce);
      for (const { stay, guest, planned } of await planStays(at, portion, rules, settings, services))
        if (planned.some((one) => isToDo(one, at.now)))
          due.push({ reservationId: stay.reservation_id, guestId: guest.guest_id });
    }
    return due;
  });
}

const isToDo = (one: Planned, now: Date) => !one.isStored && (isDueNow(one, now) || one.isFinal);

/** Rolls the unit back: under the lock of the conversation, the message is no longer due. */
class NotDueAnyMore extends Error {}

/**
 * Sends the next message that is due to a guest of a stay, and stores what is held back for good. Everything is checked
 * again under the locks. Returns whether one was sent.
 */
async function sendNext(services: Services, venueId: number, due: Due): Promise<boolean> {
  try {
    return await services.db.atVenue(venueId, (at) => sendNextHere(at, services, due));
  } catch (error) {
    if (error instanceof NotDueAnyMore) return false;
    throw error;
  }
}

async function sendNextHere(at: AtVenue, services: Services, due: Due): Promise<boolean> {
  if (!(await lockStay(at, due.reservationId))) return false;
  const { rules, pauses } = await lockToSendFirst(at);
  const on = rules.filter(({ is_on }) => is_on);
  const settings = await readPlanSettings(at, services, on, pauses);
  if (settings.venue.closed_at) return false;
  const read = async () => {
    const all = await planStays(at, [due.reservationId], on, settings, services);
    return all.find(({ guest }) => guest.guest_id === due.guestId);
  };
  const first = await read();
  if (!first) return false;
  await storeHeldBack(at, first, settings);
  const next = first.planned.find((one) => !one.isStored && isDueNow(one, at.now));
  if (!next) return false;
  const channelId = await channelOf(at, next, settings);
  // Staff go on by WhatsApp where they can.
  const firstChannelId = next.way === "email" && first.guest.has_whatsapp ? settings.channelId : null;
  // A guest who writes STOP at this moment holds this lock.
  const conversation = await openConversation(at, due.guestId, firstChannelId ?? channelId);
  const found = await read();
  const again = found?.planned.find(({ rule }) => rule.rule_id === next.rule.rule_id);
  if (!found || !again?.wording || again.isStored || !isDueNow(again, at.now)) throw new NotDueAnyMore();
  if (again.way !== next.way) throw new NotDueAnyMore();

  const messageId = newId();
  const sent = { planned: again, reservationId: due.reservationId, guestId: due.guestId, messageId };
  const added = await addSends(at, [{ ...sent, day: settings.settings.calendar.dayOf(at.now) }]);
  if (added === 0) throw new NotDueAnyMore();
  failpoint("proactive.noted");
  const list = ratingList(again);
  const content =
    (await contentOf(at, again.rule, again.wording, { channelId, messageId })) ??
    (list && { kind: "interactive" as const, content: list });
  await addOwnMessage(at, conversation, {
    messageId,
    author: "rule",
    member: null,
    text: again.wording.text,
    channelId,
    ...content,
    // A guest who waits for an answer still waits.
    isAnswer: conversation.waiting_since === null,
  });
  if (again.wording.hasDoorCode) {
    const { places } = inRoomsOf(found.guest, found.stay, at.now, settings.settings);
    const code = { ...due, messageId, stays: places };
    if (!(await addMessageCode(at, services.sealingKey, code))) throw new NotDueAnyMore();
  }
  await noteFirstOfStay(at, again, found, messageId);
  await enqueueSend(at, conversation.conversation_id);
  broadcastConversation(at, conversation.conversation_id, messageId);
  failpoint("proactive.before-commit");
  return true;
}

/** The scale to tap, below a text that asks how the stay was. */
function ratingList({ rule, way, wording }: Planned) {
  if (rule.purpose !== "feedback" || way !== "whatsapp_text" || !wording) return undefined;
  const { scale, choose } = ratingTextsIn(wording.language);
  const rows = scale.map((word, at) => ({ title: `${at + 1} – ${word}`, description: "" })).reverse();
  return offeredContent({ kind: "list", button: choose, sections: [{ title: "", rows }] });
}

async function storeHeldBack(
  at: AtVenue,
  { stay, guest, planned }: PlannedStay,
  { settings }: SettingsToPlan,
) {
  const day = settings.calendar.dayOf(at.now);
  const held = planned.filter((one) => !one.isStored && one.isFinal);
  await addSends(
    at,
    held.map((one) => ({
      planned: one,
      reservationId: stay.reservation_id,
      guestId: guest.guest_id,
      day,
      messageId: null,
    })),
  );
}

async function channelOf(at: AtVenue, { way }: Planned, { channelId }: SettingsToPlan): Promise<string> {
  if (way === "guest_page") return openWebChannel(at);
  if (way === "email") return openEmailChannel(at);
  if (channelId === null) throw new NotDueAnyMore();
  return channelId;
}

/** Staff who add the guest afterwards send no first message again. */
async function noteFirstOfStay(
  at: AtVenue,
  { rule, moment }: Planned,
  { stay: { reservation_id: reservationId }, history }: PlannedStay,
  messageId: string,
) {
  if (moment !== "booked" || rule.purpose !== "service") return;
  const dropped = history.find(
    (past) => past.was_dropped && past.rule_id === rule.rule_id && past.reservation_id === reservationId,
  );
  await noteFirstMessageIfNone(at, reservationId, { messageId, dropped: dropped?.message_id ?? null });
}

type SentRule = Pick<RuleWords, "purpose" | "extra_entry_id" | "template_name">;

/** A template with its values, or the buttons below a text that offers an extra; undefined for any other text. */
export async function contentOf(
  at: AtVenue,
  rule: SentRule,
  { template, text, language: written }: Wording,
  { channelId, messageId }: { channelId: string; messageId: string },
) {
  const { template_name: name } = rule;
  const isOffer = rule.purpose === "sells" && rule.extra_entry_id !== null;
  const choiceOf = (does: Choice) => ({ id: choiceId(does, messageId), title: offerButtons(written)[does] });
  if (!template || name === null) {
    const isShort = text.length <= limits.interactiveTextCharacters;
    const buttons = [choiceOf("order"), choiceOf("decline")];
    return isOffer && isShort
      ? { kind: "interactive", content: { kind: "buttons" as const, buttons } }
      : undefined;
  }
  const { language, category, content } = template;
  const titles = content.buttons.map(({ title }) => title);
  const payloads = content.buttons.map((button) => {
    const does = button.kind === "quick_reply" ? choiceIn(button.title, language) : undefined;
    return does ? choiceId(does, messageId) : null;
  });
  const stored = {
    kind: "template" as const,
    template_id:
      template.templateId ?? (await approveSimulated(at, channelId, { name, language, category, content })),
    name,
    language,
    header: content.header,
    footer: content.footer,
    buttons: titles,
    ...(isOffer && { payloads }),
    values: { header: [], body: template.values, buttons: [] },
  };
  return { kind: "template", content: stored };
}

/** What a quick reply of a template means, by its words. */
function choiceIn(title: string, language: string): Choice | undefined {
  return readOfferAnswer(title, { language, offered: "" })?.does;
}
