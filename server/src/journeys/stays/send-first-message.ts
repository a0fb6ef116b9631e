import type { FirstMessage } from "@bellhop/contract/guests";
import { fillSlots } from "@bellhop/contract/templates";
import { baseOf } from "@bellhop/contract/values";
import {
  addOwnMessage,
  broadcastConversation,
  isReplyWindowOpen,
  openConversation,
} from "../../domain/conversations/index.ts";
import {
  type ErasureKey,
  findGuestIfAny,
  findLastGuestAt,
  wasErased,
  whyNotWriteFirst,
} from "../../domain/guests/index.ts";
import { noteFirstSend, type Rule, type Wording } from "../../domain/proactive/index.ts";
import {
  firstMessageQueue,
  listStays,
  lockReservationToGreet,
  noteFirstMessage,
  planFirstMessage,
  type StoredReservation,
} from "../../domain/reservations/index.ts";
import { findApproved, findChannelToWriteFirst } from "../../domain/templates/index.ts";
import { afterQuietHours, settingsOf, venueToday } from "../../domain/venues/index.ts";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Services } from "../../services.ts";
import type { PlanParts } from "../proactive/read-plan-settings.ts";
import { contentOf } from "../proactive/send-first.ts";
import { enqueueSend } from "../whatsapp/send-messages.ts";
import { wordFirstByRule } from "./word-first-by-rule.ts";

const templateName = "booking_confirmed";

/** The reply window must be open for so long: sending takes time. */
const sendingMs = 60_000;

export type Recipient = {
  /** Null while a preview is about a guest who does not exist yet. */
  guest_id: string | null;
  name: string;
  phone: string | null;
  language: string | null;
};

type About = Pick<
  StoredReservation,
  "checkin" | "checkout" | "status" | "first_message_id" | "reservation_number"
> & { room: string };
export type SendWhen = "now" | "after_quiet_hours" | "never";

type Worded = {
  channelId: string;
  /** The venue's rule for bookings, if its words are sent. */
  rule: Pick<Rule, "rule_id" | "name"> | undefined;
  templateName: string | null;
  wording: Wording;
};
/** `worded`: what is sent, unless nothing is. */
type Planned = { message: FirstMessage; worded: Worded | undefined };

/**
 * Decides how the first message about a stay goes out, and why: a free text within the reply window, else the approved
 * template, now or after the quiet hours, or not at all. Its words are those of the venue's rule for bookings, else the
 * booking confirmation. Stores nothing.
 */
export async function planFirst(
  at: ReadingAtVenue,
  parts: PlanParts,
  to: Recipient,
  about: About,
  when: SendWhen,
): Promise<Planned> {
  const { venue, today } = await venueToday(at);
  const none = (because: FirstMessage["because"]): Planned => ({
    message: {
      how: "none",
      because,
      channel: null,
      text: "",
      language: null,
      sends_at: null,
      message_id: null,
    },
    worded: undefined,
  });
  if (when === "never") return none("not_wanted");
  const isOver =
    about.checkout < today || !["inquiry", "pending", "confirmed", "checked_in"].includes(about.status);
  if (isOver) return none("stay_over");
  if (about.first_message_id !== null) return none("already_sent");
  const refusal = await findRefusal(at, parts.erasureKey, to);
  if (refusal) return none(refusal);
  if (to.phone === null) return none("no_phone");
  const channel = await findChannelToWriteFirst(at);
  if (!channel) return none("no_channel");
  const lastGuestAt =
    to.guest_id === null ? null : await findLastGuestAt(at, to.guest_id, channel.channel_id);
  const { proactive } = settingsOf(venue);
  const dueAt = when === "now" ? at.now : afterQuietHours(proactive, venue.timezone, at.now);
  const isOpen = isReplyWindowOpen(channel.kind, lastGuestAt, new Date(dueAt.getTime() + sendingMs));
  const how = isOpen ? "text" : "template";
  const byRule = await wordFirstByRule(at, parts, {
    ...{ to, stay: about, room: about.room, lastGuestAt, dueAt, how },
  });
  const languages: [string, string] = [to.language ?? venue.default_language, venue.default_language];
  const wording = byRule?.wording ?? (await wordConfirmation(at, channel, languages, { to, about }));
  if (!wording) return none("no_template");
  return {
    message: {
      how,
      because: isOpen ? "window_open" : "window_closed",
      channel: channel.kind,
      text: wording.text,
      language: wording.language,
      sends_at: dueAt > at.now ? dueAt.toISOString() : null,
      message_id: null,
    },
    worded: {
      channelId: channel.channel_id,
      rule: byRule?.rule,
      templateName: byRule ? byRule.rule.template_name : templateName,
      wording,
    },
  };
}

/** The booking confirmation; undefined without an approved template, also within the reply window. */
async function wordConfirmation(
  at: ReadingAtVenue,
  channel: NonNullable<Awaited<ReturnType<typeof findChannelToWriteFirst>>>,
  languages: readonly [string, string],
  { to, about }: { to: Recipient; about: About },
): Promise<Wording | undefined> {
  const found = await findApproved(at, channel, templateName, languages);
  if (!found) return undefined;
  const values = [to.name, dayIn(found.language, about.checkin)];
  return {
    language: found.language,
    isOther: baseOf(found.language) !== baseOf(languages[0]),
    text: fillSlots(found.content.body, values),
    hasDoorCode: false,
    template: { ...found, values },
  };
}

async function findRefusal(at: ReadingAtVenue, key: ErasureKey, { guest_id, phone }: Recipient) {
  if (guest_id !== null) return whyNotWriteFirst(at, { guest_id, phone }, "stay", key);
  return (await wasErased(at, key, { phone })) ? "erased" : undefined;
}

const dayIn = (language: string, date: string): string =>
  new Intl.DateTimeFormat(baseOf(language), { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

type Member = { member_id: string; name: string };

/** Sends the first message now, or plans it for the end of the quiet hours: it is worded again when it is due. */
export async function sendFirstMessage(
  at: AtVenue,
  parts: PlanParts,
  by: Member,
  {
    guest,
    reservation,
    room,
    when,
  }: {
    guest: Recipient & { guest_id: string };
    reservation: StoredReservation;
    room: string;
    when: SendWhen;
  },
): Promise<{ message: FirstMessage; conversationId: string | null }> {
  const { reservation_id: reservationId } = reservation;
  const planned = await planFirst(at, parts, guest, { ...reservation, room }, when);
  const { message, worded } = planned;
  if (!worded) {
    if (reservation.first_message_due_at) await planFirstMessage(at, reservationId, null);
    return { message, conversationId: null };
  }
  if (message.sends_at !== null) {
    const startAfter = new Date(message.sends_at);
    await planFirstMessage(at, reservationId, startAfter);
    const payload = {
      venue_id: at.venueId,
      reservation_id: reservationId,
      guest_id: guest.guest_id,
      member_id: by.member_id,
      member_name: by.name,
    };
    await at.enqueue(firstMessageQueue, payload, { key: reservationId, startAfter });
    return { message, conversationId: null };
  }
  const { conversationId, messageId } = await queueFirst(at, by, guest.guest_id, message, worded);
  await noteFirstMessage(at, reservationId, messageId);
  await noteFirstSend(at, {
    reservationId,
    guestId: guest.guest_id,
    messageId,
    rule: worded.rule,
    name: worded.rule?.name ?? templateName,
    day: (await venueToday(at)).today,
    way: message.how === "template" ? "whatsapp_template" : "whatsapp_text",
    language: message.language,
  });
  return { message: { ...message, message_id: messageId }, conversationId };
}

async function queueFirst(at: AtVenue, by: Member, guestId: string, message: FirstMessage, worded: Worded) {
  const conversation = await openConversation(at, guestId, worded.channelId);
  const messageId = newId();
  const { templateName, wording, channelId } = worded;
  const of = { template_name: templateName, purpose: "service", extra_entry_id: null } as const;
  const content =
    message.how === "template" ? await contentOf(at, of, wording, { channelId, messageId }) : undefined;
  await addOwnMessage(at, conversation, {
    messageId,
    author: "staff",
    member: by,
    text: message.text,
    channelId,
    ...content,
    // A guest who waits for an answer still waits.
    isAnswer: conversation.waiting_since === null,
  });
  await enqueueSend(at, conversation.conversation_id);
  broadcastConversation(at, conversation.conversation_id, messageId);
  return { conversationId: conversation.conversation_id, messageId };
}

/** A planned first message is due: it is decided again, from the guest and the stay as they are now. */
export const firstMessageIsDue = jobHandler(
  firstMessageQueue,
  async ({ venue_id, reservation_id, guest_id, member_id, member_name }, services: Services) => {
    await services.db.atVenue(venue_id, async (at) => {
      const reservation = await lockReservationToGreet(at, reservation_id);
      const guest = reservation && (await findGuestIfAny(at, guest_id));
      if (!reservation || !guest) return;
      const by = { member_id, name: member_name };
      // A job that comes late may come in the next night.
      const room =
        (await listStays(at, reservation_id)).find((stay) => stay.guest_id === guest_id)?.room ?? "";
      await sendFirstMessage(at, services, by, { guest, reservation, room, when: "after_quiet_hours" });
    });
  },
);
