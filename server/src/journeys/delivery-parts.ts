import type { InboundMessage, InboundReport } from "../domain/whatsapp/index.ts";

/** What a delivery says to one venue on one of its channels. */
export type Part = {
  venueId: number;
  channelId: string;
  messages: InboundMessage[];
  reports: InboundReport[];
};

/** The part in pieces of at most so many updates, its reports before its messages. */
export function piecesOf({ messages, reports, ...to }: Part, most: number): Part[] {
  const pieces: Part[] = [];
  for (let from = 0; from < reports.length; from += most)
    pieces.push({ ...to, messages: [], reports: reports.slice(from, from + most) });
  for (let from = 0; from < messages.length; from += most)
    pieces.push({ ...to, messages: messages.slice(from, from + most), reports: [] });
  return pieces;
}

/** Each sender's messages in the body's order; senders always in the same order. */
export function bySender(messages: InboundMessage[]): InboundMessage[][] {
  const senders = Map.groupBy(messages, ({ from }) => from.phone ?? from.whatsappUserId ?? "");
  return [...senders.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, own]) => own);
}
