import { doorCodeMask } from "@bellhop/contract/door-codes";
import { readMessageCodes } from "../../domain/door-codes/index.ts";
import type { StoredContent } from "../../domain/messages/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";

type Filled = { text: string; content: StoredContent | null };

/**
 * A message as it leaves, with the door code in place of its mask. Undefined if the guest's code or room has changed since
 * it was queued, or the stay is over.
 */
export async function fillDoorCode(
  at: ReadingAtVenue,
  sealingKey: Buffer,
  { message_id: messageId, author, text, content }: Filled & { message_id: string; author: string },
): Promise<Filled | undefined> {
  if (!text.includes(doorCodeMask)) return { text, content };
  const found = (await readMessageCodes(at, sealingKey, [messageId])).get(messageId);
  // People may type such dots. A rule's code was deleted after the stay.
  if (!found) return author === "rule" ? undefined : { text, content };
  if (!found.isCurrent) return undefined;
  const fill = (words: string) => words.replaceAll(doorCodeMask, () => found.code);
  if (content?.kind !== "template") return { text: fill(text), content };
  const values = { ...content.values, body: content.values.body.map(fill) };
  return { text: fill(text), content: { ...content, values } };
}
