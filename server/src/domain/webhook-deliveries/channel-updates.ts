import type { InboundMessage, StatusUpdate } from "../whatsapp/index.ts";

/** The part of a delivery that is about one channel of one venue. */
export type ChannelUpdates = {
  venueId: number;
  channelId: string;
  messages: InboundMessage[];
  statuses: StatusUpdate[];
};

/** Splits into pieces of at most `most` updates, statuses before messages. */
export function splitUpdates({ messages, statuses, ...to }: ChannelUpdates, most: number): ChannelUpdates[] {
  const pieces: ChannelUpdates[] = [];
  for (let from = 0; from < statuses.length; from += most)
    pieces.push({ ...to, messages: [], statuses: statuses.slice(from, from + most) });
  for (let from = 0; from < messages.length; from += most)
    pieces.push({ ...to, messages: messages.slice(from, from + most), statuses: [] });
  return pieces;
}

/** Each sender's messages in the order of the body. The order of the senders is fixed, so that locks do not cross. */
export function groupBySender(messages: InboundMessage[]): InboundMessage[][] {
  const senders = Map.groupBy(messages, ({ from }) => from.phone ?? from.whatsappUserId ?? "");
  return [...senders.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, own]) => own);
}
