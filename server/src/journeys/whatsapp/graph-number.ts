import { channelRules } from "@bellhop/contract/channel-kinds";
import { channelSecretPlace, findChannel, type GraphNumber } from "../../domain/whatsapp/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { open } from "../../platform/crypto/seal.ts";
import { Secret } from "../../platform/crypto/secret.ts";
import type { Services } from "../../services.ts";

const metasGraph = "https://graph.facebook.com";

/** Where WhatsApp's Graph API is. */
export const graphAddress = ({ config }: Pick<Services, "config">) => ({
  baseUrl: config.whatsapp.graphUrl ?? metasGraph,
  version: config.whatsapp.graphVersion,
});

/** The number of a channel with its token; undefined if the channel has no usable connection. */
export async function graphNumber(
  at: ReadingAtVenue,
  services: Services,
  channelId: string,
): Promise<GraphNumber | undefined> {
  const channel = await findChannel(at, channelId);
  if (!channel.phone_number_id || !channel.access_token_sealed) return undefined;
  const place = channelSecretPlace(at.venueId, channelId);
  const address = graphAddress(services);
  try {
    return {
      ...address,
      ...(channelRules[channel.kind].isSimulated && { baseUrl: `${services.selfUrl()}/simulator/graph` }),
      phoneNumberId: channel.phone_number_id,
      accessToken: new Secret(open(services.sealingKey, channel.access_token_sealed, place)),
    };
  } catch (error) {
    services.log.error(
      { venue: at.venueId, channel: channelId, err: error },
      "a channel's token can't be decrypted",
    );
    return undefined;
  }
}
