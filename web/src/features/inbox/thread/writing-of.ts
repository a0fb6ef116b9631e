import type { Message } from "@bellhop/contract/messages";
import type { Writing } from "./markup.ts";

/** Guests and the hotel's phone write on WhatsApp, and Meta keeps templates. The rest is sent as it was written. */
export function writingOf({ author, member_name, content }: Message): Writing {
  if (author === "guest" || content?.kind === "template") return "whatsapp";
  if (author === "staff") return member_name === null ? "whatsapp" : "typed";
  if (author === "rule") return "typed";
  return "literal";
}
