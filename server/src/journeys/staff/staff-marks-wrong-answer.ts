import type { InputOf } from "@bellhop/contract/call";
import type { LiveEvent } from "@bellhop/contract/live";
import type { Message, markWrongAnswer } from "@bellhop/contract/messages";
import { markWrong, viewMessage } from "../../domain/messages/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";

/** A member marks a message of the assistant as wrong, or takes the mark back. Guests do not see it. */
export async function staffMarksWrongAnswer(
  at: AtVenue,
  { name }: { name: string },
  { message_id: messageId, is_wrong: isWrong }: InputOf<typeof markWrongAnswer>,
): Promise<Message> {
  await markWrong(at, { messageId, isWrong, by: name });
  at.broadcast({ kind: "gaps" } satisfies LiveEvent);
  return viewMessage(at, messageId);
}
