import type { SimulatedMessage } from "@bellhop/contract/simulator";
import { mustBePlayable, simulatorAppSecret, toBubble, writeAsGuest } from "../domain/simulator/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import type { Secret } from "../platform/crypto/secret.ts";

type OutgoingGuestMessage = { phone: string; message_id: string; text: string };

/** Writes as a guest on the simulated phone. The message arrives like any other: as a signed webhook call over HTTP. */
export async function simulatedGuestWrites(
  at: AtVenue,
  message: OutgoingGuestMessage,
  secretKey: Secret,
): Promise<SimulatedMessage> {
  const { phone, message_id: messageId, text } = message;
  await mustBePlayable(at, phone);
  return toBubble(await writeAsGuest(at, { phone, messageId, text }, simulatorAppSecret(secretKey)));
}
