import type { GuestContent, SimulatedContent } from "@bellhop/contract/simulator";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import { findLedgerMessage, type LedgerMessage } from "./ledger.queries.ts";
import type { GuestSends } from "./ledger-content.ts";

/** Where the simulated guest is: the Praça do Comércio in Lisbon. */
const guestsPlace = { latitude: 38.7075, longitude: -9.1364 };

export type GuestMessage = { kind: string; text: string; content: GuestSends | null };

/** The message that this makes. Refused if it is about a message that is not on this phone. */
export async function guestMessageOf(at: AtVenue, phone: string, sends: GuestContent): Promise<GuestMessage> {
  switch (sends.kind) {
    case "photo":
    case "voice":
      return {
        kind: sends.kind === "photo" ? "image" : "audio",
        text: "",
        content: { kind: "sample", sample: sends.kind },
      };
    case "location":
      return { kind: "location", text: "", content: { kind: "location", ...guestsPlace } };
    case "reaction": {
      const { wamid } = await messageOnPhone(at, phone, sends.message_id);
      return { kind: "reaction", text: sends.emoji, content: { kind: "reaction", target: wamid } };
    }
    case "choice":
      return choose(await messageOnPhone(at, phone, sends.message_id), sends.choice_id);
  }
}

async function messageOnPhone(at: AtVenue, phone: string, messageId: string): Promise<LedgerMessage> {
  const message = await at.tx.maybeRow(findLedgerMessage, { venueId: at.venueId, messageId });
  if (message?.phone !== phone || message.kind === "reaction" || !message.shown_at) throw refuse("not_found");
  return message;
}

function choose({ wamid, author, content }: LedgerMessage, choiceId: string): GuestMessage {
  if (author !== "venue" || !offersChoices(content)) throw refuse("not_found");
  const choice = content.choices.find(({ choice_id }) => choice_id === choiceId);
  if (!choice) throw refuse("not_found");
  const { title, description } = choice;
  const kind = content.kind === "template" ? "button" : "interactive";
  return {
    kind,
    text: title,
    content: { kind: "reply", to: content.kind, wamid, id: choiceId, description },
  };
}

type Offer = Extract<SimulatedContent, { kind: "template" | "buttons" | "list" }>;

const offersChoices = (content: LedgerMessage["content"]): content is Offer =>
  content?.kind === "template" || content?.kind === "buttons" || content?.kind === "list";
