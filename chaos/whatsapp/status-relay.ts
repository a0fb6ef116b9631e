import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Hotel } from "./hotels.ts";
import type { Effect, Item, Person } from "./items.ts";
import type { Network } from "./network.ts";

type Status = {
  id: string;
  status: string;
  recipient_id?: string;
  recipient_user_id?: string;
  biz_opaque_callback_data?: string;
  pricing?: { category: string; type: string; billable: boolean };
};
type Body = {
  entry: { changes: { value: { metadata: { phone_number_id: string }; statuses?: Status[] } }[] }[];
};

/**
 * Receives the status updates of the WhatsApp stand-in and has the network deliver them, shuffled and repeated like all
 * other webhooks. The messages that they are about can be changed by guests from then on.
 */
export async function openStatusRelay(network: Network, hotels: Hotel[], people: Person[]) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.end();
    const bytes = Buffer.concat(chunks);
    network.deliver([itemOf(bytes)], bytes);
  });

  function itemOf(bytes: Buffer): Item {
    const value = (JSON.parse(bytes.toString("utf8")) as Body).entry[0]?.changes[0]?.value;
    const hotel = hotels.find(({ number }) => number === value?.metadata.phone_number_id);
    if (!value || !hotel) throw new Error(`A status of an unknown number: ${bytes}`);
    const effects = (value.statuses ?? []).flatMap((status): Effect[] => {
      remember(hotel, status);
      const { id, status: state, biz_opaque_callback_data: attempt = null, pricing } = status;
      const reported: Effect = { is: "status", hotel, id, state, attempt };
      if (!pricing) return [reported];
      const { category, type, billable: isCharged } = pricing;
      return [reported, { is: "price", hotel, id, category, type, isCharged }];
    });
    return { account: hotel.account, time: undefined, field: "messages", value, effects, people: [] };
  }

  function remember(hotel: Hotel, { id, recipient_id, recipient_user_id = "" }: Status) {
    const person = people.find(
      (one) =>
        one.hotel === hotel &&
        (recipient_id === undefined ? one.addresses.has(recipient_user_id) : one.phone === recipient_id),
    );
    if (person && !person.messages.includes(id)) person.messages.push(id);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
}
