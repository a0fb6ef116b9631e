import type { AtInstallation, AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { seal } from "../../platform/crypto/seal.ts";
import { newId } from "../../platform/ids.ts";
import { switchWhatsappOn } from "../venues/index.ts";
import {
  insertChannel,
  insertEmailChannel,
  insertNumberRoute,
  insertWebChannel,
  selectEmailChannel,
  selectWebChannel,
  selectWhatsappNumber,
} from "./connect-channel.queries.ts";

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
  await at.inVenue(venueId, async (atVenue) => {
    await atVenue.tx.run(insertChannel, {
      venueId,
      channelId,
      kind: channel.network,
      phoneNumberId: channel.phoneNumberId,
      wabaId: channel.wabaId ?? null,
      displayPhone: channel.displayPhone,
      accessTokenSealed: sealed,
      connectedAt: at.now,
    });
    if (channel.network === "whatsapp") await switchWhatsappOn(atVenue);
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

/** The venue's channel for its guest page, which begins with the first message. */
export async function openWebChannel(at: AtVenue): Promise<string> {
  const known = await findWebChannel(at);
  if (known) return known;
  await at.tx.run(insertWebChannel, { venueId: at.venueId, channelId: newId(), connectedAt: at.now });
  return (await at.tx.row(selectWebChannel, { venueId: at.venueId })).channel_id;
}

/** The channel of messages that go out by e-mail. */
export async function openEmailChannel(at: AtVenue): Promise<string> {
  const find = () => at.tx.maybeRow(selectEmailChannel, { venueId: at.venueId });
  const known = await find();
  if (known) return known.channel_id;
  await at.tx.run(insertEmailChannel, { venueId: at.venueId, channelId: newId(), connectedAt: at.now });
  return (await at.tx.row(selectEmailChannel, { venueId: at.venueId })).channel_id;
}

/** Undefined before the first message. */
export const findWebChannel = async (at: ReadingAtVenue): Promise<string | undefined> =>
  (await at.tx.maybeRow(selectWebChannel, { venueId: at.venueId }))?.channel_id;

/** Opens a chat with the venue's WhatsApp number; undefined if it has none. */
export const findWhatsappLink = async (at: ReadingAtVenue): Promise<string | undefined> =>
  (await findWhatsappChat(at))?.link;

/** The venue's WhatsApp number as people write it, and a link to a chat with it; undefined if it has none. */
export async function findWhatsappChat(
  at: ReadingAtVenue,
): Promise<{ number: string; link: string } | undefined> {
  const found = await at.tx.maybeRow(selectWhatsappNumber, { venueId: at.venueId });
  if (!found) return undefined;
  const { display_phone: number } = found;
  return { number, link: `https://wa.me/${number.replace(/\D/g, "")}` };
}
