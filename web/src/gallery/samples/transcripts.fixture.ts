import type { Conversation } from "@bellhop/contract/conversations";
import type { Message } from "@bellhop/contract/messages";
import { SampleRefusal } from "./operator.fixture.ts";

type Body = Record<string, string>;

const messagesInList = 30;
const messagesOfOne = 200;

/** Filters by the beginnings of words, as the server does, and by days in UTC. */
export function sampleTranscripts(
  conversations: ReadonlyMap<string, Conversation>,
  threadOf: (id: string) => Message[],
) {
  const page = (conversation: Conversation, limit: number, cursor?: string) => {
    const thread = threadOf(conversation.conversation_id);
    const to = cursor ? Number(cursor) : thread.length;
    const from = Math.max(0, to - limit);
    return {
      conversation,
      messages: thread.slice(from, to),
      messages_count: thread.length,
      earlier_cursor: from > 0 ? String(from) : null,
      text: null,
    };
  };
  return (body: Body) => {
    if (body.conversation_id !== undefined) {
      const conversation = conversations.get(body.conversation_id);
      if (!conversation) throw new SampleRefusal("not_found");
      return { items: [page(conversation, messagesOfOne, body.messages_cursor)], next_cursor: null };
    }
    const found = [...conversations.values()]
      .filter((one) => matches(one, body) && isActiveOn(threadOf(one.conversation_id), body))
      .sort((one, other) => lastAt(other).localeCompare(lastAt(one)));
    const from = Number(body.cursor ?? 0);
    const to = from + Number(body.limit ?? 30);
    return {
      items: found.slice(from, to).map((one) => page(one, messagesInList)),
      next_cursor: to < found.length ? String(to) : null,
    };
  };
}

const lastAt = ({ last_message }: Conversation) => last_message?.at ?? "";

function matches({ guest, stay, channel, state }: Conversation, { search = "", ...body }: Body): boolean {
  const words = `${guest.name} ${guest.phone ?? ""} ${stay?.reservation_number ?? ""}`
    .toLowerCase()
    .split(/[\s+-]+/);
  const wanted = search.toLowerCase().split(/[\s+-]+/);
  return (
    wanted.every((start) => words.some((word) => word.startsWith(start))) &&
    (body.channel ?? channel) === channel &&
    (body.state ?? state) === state
  );
}

function isActiveOn(thread: Message[], { from = "", to = "9999" }: Body): boolean {
  return thread.some(({ position }) => position.slice(0, 10) >= from && position.slice(0, 10) <= to);
}
