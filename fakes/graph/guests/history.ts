import { field } from "../fields.ts";
import type { Json } from "../wire.ts";

type Thread = { thread: string; displayPhone: string };

/** A chunk of the phone's history with one guest, or the note that the phone declined to share it. */
export function historyChunk(
  input: Json,
  { thread, displayPhone }: Thread,
  messageOf: (one: Json) => Json,
): Json {
  if (input.declined === true) {
    const title = "History sync is turned off by the business from the WhatsApp Business App";
    return { errors: [{ code: 2_593_109, title, message: title, error_data: { details: title } }] };
  }
  const messages = field.list(input.messages, "messages").map((one) => {
    const message = field.object(one, "message");
    const sender = message.by_guest === true ? { from: thread } : { from: displayPhone, to: thread };
    return { ...sender, ...messageOf(message), history_context: { status: "READ" } };
  });
  return {
    metadata: {
      phase: field.number(input.phase ?? 0, "phase"),
      chunk_order: field.number(input.chunk_order ?? 1, "chunk_order"),
      progress: field.number(input.progress ?? 100, "progress"),
    },
    threads: [{ id: thread, messages }],
  };
}
