import { doorCodeMask } from "@bellhop/contract/door-codes";
import type { GuestMessage } from "@bellhop/contract/guest-page";
import { readMessageCodes } from "../../domain/door-codes/index.ts";
import type { GuestSession } from "../../domain/guest-sessions/index.ts";
import { findGuest } from "../../domain/guests/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import type { Services } from "../../services.ts";
import type { PlanParts } from "../proactive/read-plan-settings.ts";
import { mayHaveCode } from "../whatsapp/fill-door-code.ts";

type Showing = PlanParts & Pick<Services, "sealingKey">;

/**
 * Fills in the door codes of messages for a browser that has shown whose it is. The mask stays for others, and for a code
 * that is not the guest's any more, or not yet:
 * the check-in was taken back.
 */
export async function showDoorCodes(
  at: ReadingAtVenue,
  services: Showing,
  { verified_guest_id: verified }: Pick<GuestSession, "verified_guest_id">,
  messages: GuestMessage[],
): Promise<GuestMessage[]> {
  const masked = messages.filter(({ author, text }) => author !== "guest" && text.includes(doorCodeMask));
  if (verified === null || masked.length === 0) return messages;
  const codes = await readMessageCodes(
    at,
    services.sealingKey,
    masked.map(({ message_id }) => message_id),
  );
  const person = await personOf(at, verified);
  const shown = new Map<string, string>();
  for (const [messageId, found] of codes) {
    const { code, guestId, isCurrent } = found;
    if (isCurrent && (await personOf(at, guestId)) === person && (await mayHaveCode(at, found, services)))
      shown.set(messageId, code);
  }
  return messages.map((message) => {
    const code = shown.get(message.message_id);
    return code === undefined
      ? message
      : { ...message, text: message.text.replaceAll(doorCodeMask, () => code) };
  });
}

async function personOf(at: ReadingAtVenue, guestId: string): Promise<string> {
  const { guest_id, merged_into } = await findGuest(at, guestId);
  return merged_into ?? guest_id;
}
