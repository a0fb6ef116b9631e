import type { AtInstallation } from "../../platform/at/index.ts";
import { seal } from "../../platform/crypto/seal.ts";
import { newId } from "../../platform/ids.ts";
import { insertChannel, insertNumberRoute, setWhatsappSwitch } from "./venues.queries.ts";

export type NewChannel = {
  network: "whatsapp" | "simulator";
  phoneNumberId: string;
  /** The business account of the number, if known. */
  wabaId?: string;
  displayPhone: string | null;
  accessToken: string;
};

/** Connects a number to a venue: messages to that number go to the venue from now on. */
export async function connectChannel(
  at: AtInstallation,
  venueId: number,
  channel: NewChannel,
  key: Buffer,
): Promise<string> {
  const channelId = newId();
  const sealed = seal(key, channel.accessToken, channelSecretPlace(venueId, channelId));
  await at.inVenue(venueId, async (there) => {
    await there.tx.run(insertChannel, {
      venueId,
      channelId,
      kind: channel.network,
      phoneNumberId: channel.phoneNumberId,
      wabaId: channel.wabaId ?? null,
      displayPhone: channel.displayPhone,
      accessTokenSealed: sealed,
      connectedAt: at.now,
    });
    if (channel.network === "whatsapp")
      await there.tx.run(setWhatsappSwitch, { venueId, isOn: "true", changed: "{}" });
  });
  await at.tx.run(insertNumberRoute, {
    network: channel.network,
    phoneNumberId: channel.phoneNumberId,
    wabaId: channel.wabaId ?? null,
    displayDigits: channel.displayPhone?.replace(/\D/g, "") || null,
    routedVenueId: venueId,
    channelId,
  });
  return channelId;
}

/** The sealing context of a channel's token: the token cannot be unsealed in another one. */
export function channelSecretPlace(venueId: number, channelId: string): string {
  return `${venueId}/channels/access_token/${channelId}`;
}
