import type { GuestRequestForms } from "@bellhop/contract/guest-page";
import type { ButtonKind, RefusedGuestRequest, RequestButton } from "@bellhop/contract/guest-page-requests";
import { requestKinds } from "@bellhop/contract/request-kinds";
import { nameOfKind } from "@bellhop/language/intents";
import { renderPrice } from "@bellhop/language/rendering";
import { houseText } from "../../domain/guest-page/index.ts";
import { type OrderableExtra, priceKey } from "./find-extra.ts";
import { daysToAskFor } from "./read-guest-form.ts";

type Reader = {
  language: string;
  defaultLanguage: string;
  today: string;
  stay: GuestRequestForms["stay"];
  room: string | null;
  refused: RefusedGuestRequest | null;
};

/** The forms that the guest page shows to this guest; null if it shows none. */
export function viewRequestForms(
  buttons: readonly RequestButton[],
  orderable: readonly OrderableExtra[],
  { language, defaultLanguage, today, stay, room, refused }: Reader,
): GuestRequestForms | null {
  const kinds = buttons
    .filter((button): button is ButtonKind => button !== "extra")
    .map((kind) => ({ kind, name: nameOf(kind, language) }));
  const extras = orderable.map((order) => ({
    ...houseText(order.published, language, defaultLanguage),
    price: priceOn(order, language),
    is_instant: order.extra.approval === "instant",
  }));
  if (kinds.length === 0 && extras.length === 0 && !refused) return null;
  return { days: daysToAskFor(today), stay, room, kinds, extras, refused };
}

function nameOf(kind: ButtonKind, language: string): string {
  const recognized = requestKinds.find((one) => one === kind);
  return recognized ? nameOfKind(recognized, language) : "";
}

function priceOn(order: OrderableExtra, language: string) {
  const text = renderPrice(order.published, language);
  return text === undefined ? null : { text, is: priceKey(order) };
}
