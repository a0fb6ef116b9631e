import type { GuestAddress, Update } from "../whatsapp/index.ts";

/** The part of a delivery that is about one channel of one venue. */
export type ChannelUpdates = { venueId: number; channelId: string; updates: Update[]; from: DeliverySource };

/** Equal bytes have the same hash, whenever they are received. */
export type DeliverySource = { sha256: string; receivedAt: Date };

export function updatesOf<Is extends Update["is"]>(
  { updates }: Pick<ChannelUpdates, "updates">,
  is: Is,
): Extract<Update, { is: Is }>[] {
  return updates.filter((update): update is Extract<Update, { is: Is }> => update.is === is);
}

/** Splits into pieces of at most `most` updates, statuses first. */
export function splitUpdates({ updates, ...to }: ChannelUpdates, max: number): ChannelUpdates[] {
  const isStatus = ({ is }: Update) => is === "status";
  const ordered = [...updates.filter(isStatus), ...updates.filter((update) => !isStatus(update))];
  const pieces: ChannelUpdates[] = [];
  for (let from = 0; from < ordered.length; from += max)
    pieces.push({ ...to, updates: ordered.slice(from, from + max) });
  return pieces;
}

/** Each guest's messages in the order of the body. The order of the guests is fixed, so that locks do not cross. */
export function groupByGuest<One>(messages: One[], addressOf: (one: One) => GuestAddress): One[][] {
  const guests = Map.groupBy(messages, (one) => {
    const { phone, whatsappUserId } = addressOf(one);
    return phone ?? whatsappUserId ?? "";
  });
  return [...guests.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, own]) => own);
}
