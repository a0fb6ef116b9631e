import type { GuestLanguage } from "@bellhop/contract/guest-languages";
import { guestLanguages } from "@bellhop/contract/guest-languages";
import { baseOf } from "@bellhop/contract/values";
import { stayCodeText } from "@bellhop/language/intents";
import {
  addOwnMessage,
  broadcastConversation,
  isReplyWindowOpen,
  openConversation,
} from "../../domain/conversations/index.ts";
import { prepareCode, sendStayCodeQueue } from "../../domain/guest-verification/index.ts";
import { type ErasureKey, findLastGuestAt, whyNotWriteFirst } from "../../domain/guests/index.ts";
import { type GuestToReach, listGuestsToReach } from "../../domain/reservations/index.ts";
import { findChannelToWriteFirst } from "../../domain/templates/index.ts";
import { venueToday } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { retryOnConflict } from "../../platform/db/index.ts";
import { newId } from "../../platform/ids.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Services } from "../../services.ts";
import { enqueueSend } from "../whatsapp/send-messages.ts";

/** The reply window must stay open this long, because sending takes time. */
const sendingMs = 60_000;

/**
 * Sends a one-time code to a guest of the booking: by e-mail, else by WhatsApp. Without an address nothing is sent. The
 * code is made here, so that the request takes no longer if there is a booking.
 */
export const sendStayCode = jobHandler(
  sendStayCodeQueue,
  async ({ venue_id, code_id }, { db, mail, config, erasureKey }: Services) => {
    await retryOnConflict(() =>
      db.atInstallation(async (at) => {
        const letter = await at.inVenue(venue_id, async (atVenue) => {
          const code = await prepareCode(atVenue, config.secretKey, code_id);
          if (!code) return undefined;
          const { venue, today } = await venueToday(atVenue);
          const guests = await listGuestsToReach(atVenue, code.reservationId, today);
          const reader = mail.canSend && guests.find(({ email }) => email !== null);
          if (reader && reader.email !== null) {
            const params = { code: await code.make(reader.guest_id), venue: venue.name };
            return { to: reader.email, language: languageOf(reader, code.language), params };
          }
          await sendOnWhatsapp(atVenue, erasureKey, guests, code);
          return undefined;
        });
        if (letter) await mail.queueMail(at, { ...letter, kind: "stay_code" });
      }),
    );
  },
);

type Code = NonNullable<Awaited<ReturnType<typeof prepareCode>>>;

/**
 * Sends the code to the first guest whose reply window is open. Outside of it WhatsApp accepts codes only in
 * authentication templates, which Bellhop does not send.
 */
async function sendOnWhatsapp(at: AtVenue, key: ErasureKey, guests: GuestToReach[], code: Code) {
  const channel = await findChannelToWriteFirst(at);
  if (!channel) return;
  const { channel_id: channelId, kind } = channel;
  const until = new Date(at.now.getTime() + sendingMs);
  for (const guest of guests) {
    const { guest_id: guestId } = guest;
    if (await whyNotWriteFirst(at, guest, "stay", key)) continue;
    if (!isReplyWindowOpen(kind, await findLastGuestAt(at, guestId, channelId), until)) continue;
    const text = stayCodeText({ language: languageOf(guest, code.language), code: await code.make(guestId) });
    const conversation = await openConversation(at, guestId, channelId);
    const { conversation_id: conversationId } = conversation;
    const messageId = newId();
    await addOwnMessage(at, conversation, {
      messageId,
      author: "assistant",
      member: null,
      text,
      channelId,
      isAnswer: false,
    });
    await enqueueSend(at, conversationId);
    broadcastConversation(at, conversationId, messageId);
    return;
  }
}

/** The guest's own, if the texts exist in it; else that of the page. */
function languageOf({ language }: GuestToReach, ofPage: GuestLanguage): GuestLanguage {
  return guestLanguages.find((one) => language !== null && one === baseOf(language)) ?? ofPage;
}
