import { createHash } from "node:crypto";
import type { LedgerContent } from "./ledger-content.ts";
import { sampleBytes, sampleFiles } from "./sample-files.ts";
import { mediaIdOf } from "./simulated-media.ts";

type GuestMessage = { wamid: string; text: string; content: LedgerContent | null };

/** A guest's message by its type, without sender and id (Cloud API webhook reference, November 2026). */
export function guestPart(number: { phone_number_id: string }, { wamid, text, content }: GuestMessage) {
  switch (content?.kind) {
    case "sample": {
      const { kind, mimeType } = sampleFiles[content.sample];
      const file = {
        mime_type: mimeType,
        sha256: createHash("sha256").update(sampleBytes(content.sample)).digest("base64"),
        id: mediaIdOf(number.phone_number_id, content.sample, wamid),
        ...(kind === "audio" && { voice: true }),
      };
      return { type: kind, [kind]: file };
    }
    case "location": {
      const { latitude, longitude } = content;
      return { type: "location", location: { latitude, longitude } };
    }
    case "reply":
      return { context: { id: content.wamid }, ...replyPart(content, text) };
    case "reaction":
      // Without an emoji, the reaction is removed.
      return {
        type: "reaction",
        reaction: { message_id: content.target, ...(text !== "" && { emoji: text }) },
      };
    default:
      return { type: "text", text: { body: text } };
  }
}

type Reply = Extract<LedgerContent, { kind: "reply" }>;

function replyPart({ to, id, description }: Reply, title: string) {
  if (to === "template") return { type: "button", button: { text: title, payload: id } };
  const reply =
    to === "buttons"
      ? { type: "button_reply", button_reply: { id, title } }
      : { type: "list_reply", list_reply: { id, title, ...(description !== "" && { description }) } };
  return { type: "interactive", interactive: reply };
}
