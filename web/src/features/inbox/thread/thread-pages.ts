import type { Message } from "@bellhop/contract/messages";

/** Messages oldest first; pages newest first. */
export type ThreadPage = { messages: Message[]; earlier_cursor: string | null };

/** By position, then by sequence. */
function comparePlaces(a: Message, b: Message): number {
  return Date.parse(a.position) - Date.parse(b.position) || a.seq - b.seq;
}

/** Oldest first. */
export function messagesOf(pages: readonly ThreadPage[]): Message[] {
  return pages.toReversed().flatMap((page) => page.messages);
}

/** Updates the message in its page, or inserts it. */
export function patchedThread<Page extends ThreadPage>(pages: Page[], message: Message): Page[] {
  const known = pages.findIndex((page) =>
    page.messages.some((other) => other.message_id === message.message_id),
  );
  if (known >= 0) {
    return pages.map((page, index) => {
      if (index !== known) return page;
      const others = page.messages.filter((other) => other.message_id !== message.message_id);
      return { ...page, messages: inserted(others, message) };
    });
  }
  // Pages are newest first: the first page whose oldest message precedes it.
  const found = pages.findIndex((page) => page.messages[0] && comparePlaces(page.messages[0], message) <= 0);
  const oldest = pages.length - 1;
  // Older than everything loaded: it comes with its own page, unless there is none.
  if (found < 0 && pages[oldest]?.earlier_cursor) return pages;
  return pages.map((page, index) =>
    index === (found < 0 ? oldest : found) ? { ...page, messages: inserted(page.messages, message) } : page,
  );
}

function inserted(messages: Message[], message: Message): Message[] {
  const at = messages.findLastIndex((other) => comparePlaces(other, message) <= 0) + 1;
  return messages.toSpliced(at, 0, message);
}
