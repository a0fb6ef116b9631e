import type { Conversation } from "@bellhop/contract/conversations";
import type { TranscriptWriter } from "./transcript-writer.ts";

type About = { exportedAt: string; hotel: string; timeZone: string; filter: object };

/** One object; messages are as in the API. */
export function jsonWriter({ exportedAt, hotel, timeZone, filter }: About): TranscriptWriter {
  const about = JSON.stringify({ exported_at: exportedAt, hotel, time_zone: timeZone, filter });
  return {
    type: "application/json",
    extension: "json",
    head: `${about.slice(0, -1)},"conversations":[`,
    begin: (conversation, index) =>
      `${index > 0 ? "," : ""}\n${JSON.stringify(aboutConversation(conversation)).slice(0, -1)},"messages":[\n`,
    messages: (_, messages) =>
      messages.map(({ conversation_id: __, ...message }) => JSON.stringify(message)).join(",\n"),
    between: ",\n",
    end: "\n]}",
    tail: ({ conversations, messages }) =>
      `\n],"conversation_count":${conversations},"message_count":${messages}}\n`,
  };
}

/** Who wrote; without what only the inbox needs, such as unread counts. */
const aboutConversation = ({ conversation_id, guest, stay, channel, state }: Conversation) => ({
  conversation_id,
  guest,
  stay,
  channel,
  state,
});
