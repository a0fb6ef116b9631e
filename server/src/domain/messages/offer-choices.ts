import type { GuestChoice } from "@bellhop/contract/guest-page";
import type { OfferAnswer } from "@bellhop/language/intents";
import type { StoredContent } from "./store-message.ts";

export type Choice = OfferAnswer["does"];

/** The id of an offer's button: it names the message, because not every channel says which one was tapped. */
export const choiceId = (does: Choice, messageId: string): string => `${does}:${messageId}`;

const form = /^(order|decline):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** What a tapped button says; undefined if it is no button of an offer. */
export function readChoice(id: string | null): { does: Choice; messageId: string } | undefined {
  const [, does, messageId] = form.exec(id ?? "") ?? [];
  return messageId === undefined ? undefined : { does: does as Choice, messageId };
}

/** The buttons of an offer: it can be answered on the page too, wherever it was sent. */
export function choicesOf(content: StoredContent | null): GuestChoice[] {
  if (content?.kind === "buttons") return content.buttons.filter(({ id }) => readChoice(id));
  if (content?.kind !== "template") return [];
  return (content.payloads ?? []).flatMap((id, at) => {
    const title = content.buttons[at];
    return id !== null && title !== undefined && readChoice(id) ? [{ id, title }] : [];
  });
}
