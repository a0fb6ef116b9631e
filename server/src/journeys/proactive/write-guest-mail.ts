import { guestPagePath, linkParameter } from "@bellhop/contract/guest-page";
import { broadcastConversation, lockConversationIfAny } from "../../domain/conversations/index.ts";
import { lockMessageIfAny, markSent, markTrouble } from "../../domain/delivery/index.ts";
import { createGuestLink } from "../../domain/guest-sessions/index.ts";
import { findMailRecipient, setRefusedEmail, whyNotWriteFirst } from "../../domain/guests/index.ts";
import { listAllEntries } from "../../domain/knowledge/index.ts";
import {
  type Letter,
  type QueuedMessage,
  renderGuestMail,
  stopPath,
  stopToken,
} from "../../domain/mail/index.ts";
import { broadcastMessage, viewMessage } from "../../domain/messages/index.ts";
import { findSentFirst } from "../../domain/proactive/index.ts";
import { findVenue, settingsOf, type Venue } from "../../domain/venues/index.ts";
import { findWhatsappChat } from "../../domain/whatsapp/index.ts";
import type { AtInstallation, AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import type { Services } from "../../services.ts";
import { markProblem } from "../whatsapp/apply-status-updates.ts";
import { isStillRight } from "./is-still-right.ts";

/** A message about a stay is of little use after that. */
export const guestMailsLastMs = 6 * 3_600_000;

type Ending = { outcome: "sent" | "refused" | "given_up"; to: string; mayHaveLeft: boolean };

type Trouble = [state: "failed" | "unknown", code: string];
const unconfirmed: Trouble = ["unknown", "mail_cut_off"];
const noEmail: Trouble = ["failed", "no_email"];
const optedOut: Trouble = ["failed", "guest_opted_out"];

/**
 * Writes the mail of a message as everything is now: with the guest's present address, and a new link to their
 * conversation. Undefined if it must not be sent any more: then the message says why, unless it was deleted. With
 * `mayHaveLeft` an earlier try was cut off: then its delivery is unknown, and it is not planned again.
 */
export const writeGuestMail = (
  services: Services,
  { venueId, messageId }: QueuedMessage,
  mayHaveLeft: boolean,
): Promise<Letter | undefined> =>
  services.db.atVenue(venueId, async (at) => {
    const sent = await lockMessageIfAny(at, messageId);
    if (sent?.state !== "accepted") return undefined;
    const conversation = await lockConversationIfAny(at, sent.conversation_id);
    const guest = conversation && (await findMailRecipient(at, conversation.guest_id));
    if (!guest) return undefined;
    const { author } = await viewMessage(at, messageId);
    const isAutomatic = author === "rule";
    if (guest.email === null || guest.is_refused) {
      await markProblem(at, sent.conversation_id, sent, ...(mayHaveLeft ? unconfirmed : noEmail));
      return undefined;
    }
    const first = await findSentFirst(at, messageId);
    const purpose = first?.sells ? "offers" : "stay";
    if (isAutomatic && (await whyNotWriteFirst(at, guest, purpose, services.erasureKey))) {
      // Staff have nothing to do about it.
      await markTrouble(at, messageId, ...(mayHaveLeft ? unconfirmed : optedOut));
      broadcastConversation(at, sent.conversation_id, messageId);
      return undefined;
    }
    if (isAutomatic && first && !(await isStillRight(at, first))) {
      if (mayHaveLeft) {
        await markProblem(at, sent.conversation_id, sent, ...unconfirmed);
        return undefined;
      }
      await markTrouble(at, messageId, "failed", "stay_changed");
      broadcastConversation(at, sent.conversation_id, messageId);
      return undefined;
    }
    const venue = await findVenue(at);
    const language = first?.language ?? guest.language ?? venue.default_language;
    const [replyTo, answerLink] = [
      await findReception(at),
      await openAnswerLink(at, venue, guest.guest_id, services.publicUrl),
    ];
    const { secretKey } = services.config;
    const path = stopPath(stopToken(secretKey, { venueId, guestId: guest.guest_id }));
    const stopLink = new URL(path, services.publicUrl).href;
    return {
      to: guest.email,
      from: { name: venue.name, address: services.mail.sender.address },
      replyTo: replyTo ?? undefined,
      stopLink,
      content: renderGuestMail({
        ...{ venue: venue.name, message: sent.text, language, answerLink, replyTo, stopLink, isAutomatic },
      }),
    };
  });

/** The hotel's own e-mail address, from its profile. */
export async function findReception(at: ReadingAtVenue): Promise<string | null> {
  const profile = await listAllEntries(at, "profile");
  const contact = profile.find(({ entry }) => entry.key === "contact" && !entry.internal)?.entry;
  const email = contact?.facts?.email;
  return typeof email === "string" ? email : null;
}

/** The guest's own conversation on the guest page; without the page, a chat on WhatsApp. */
async function openAnswerLink(
  at: AtVenue,
  venue: Venue,
  guestId: string,
  publicUrl: string,
): Promise<string | null> {
  if (!settingsOf(venue).public.enabled) return (await findWhatsappChat(at))?.link ?? null;
  const { token } = await createGuestLink(at, guestId);
  const link = new URL(guestPagePath(venue.public_key), publicUrl);
  link.searchParams.set(linkParameter, token);
  return link.href;
}

/** Stores how the mail of a message ended. A mail server that took it says nothing about whether it arrives. */
export const noteGuestMail = (
  above: AtInstallation,
  { venueId, messageId }: QueuedMessage,
  { outcome, to, mayHaveLeft }: Ending,
) =>
  above.inVenue(venueId, async (at) => {
    const message = await lockMessageIfAny(at, messageId);
    if (message?.state !== "accepted") return;
    if (outcome === "sent") {
      await markSent(at, messageId);
      return broadcastMessage(at, messageId);
    }
    const failed: Trouble = ["failed", outcome === "refused" ? "mail_refused" : "mail_given_up"];
    await markProblem(at, message.conversation_id, message, ...(mayHaveLeft ? unconfirmed : failed));
    const conversation = await lockConversationIfAny(at, message.conversation_id);
    const guest = conversation && (await findMailRecipient(at, conversation.guest_id));
    if (outcome === "refused" && guest) await setRefusedEmail(at, guest.guest_id, to);
  });
