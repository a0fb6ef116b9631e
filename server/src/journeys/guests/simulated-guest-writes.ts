import type { InputOf } from "@bellhop/contract/call";
import type { SimulatedMessage, simulateGuestMessage } from "@bellhop/contract/simulator";
import { requirePlayable, simulatorAppSecret, toBubble, writeAsGuest } from "../../domain/simulator/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";

/** Writes as a guest on the simulated phone. The message arrives like any other: as a signed webhook call over HTTP. */
export async function simulatedGuestWrites(
  at: AtVenue,
  message: InputOf<typeof simulateGuestMessage>,
  secretKey: Secret,
): Promise<SimulatedMessage> {
  const { phone, message_id: messageId, text, content } = message;
  await requirePlayable(at, phone);
  const written = { phone, messageId, text, content };
  return toBubble(await writeAsGuest(at, written, simulatorAppSecret(secretKey)));
}
