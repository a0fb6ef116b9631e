import {
  type GuestRequestField,
  type GuestRequestFieldProblem,
  guestRequestFields,
  type RefusedGuestRequest,
} from "@bellhop/contract/guest-page-requests";
import { fill } from "../core/fill.ts";
import type { GuestTexts } from "../texts/en.ts";
import type { RequestTexts } from "../texts/request-texts.ts";

export type FieldLabels = Record<GuestRequestField, string>;

/** Why a form was refused: each field by its name. */
export function sentencesOf(
  { fields, problem }: RefusedGuestRequest,
  labels: FieldLabels,
  own: RequestTexts,
  texts: GuestTexts,
): string[] {
  const sentences = {
    too_many: texts.tooMany,
    not_offered: own.notOffered,
    price_changed: own.priceChanged,
    not_allowed: own.notAllowed,
  };
  if (problem) return [sentences[problem]];
  const wrong = guestRequestFields.flatMap((name) => (fields[name] ? [labels[name]] : []));
  return [`${own.refused} ${wrong.join(", ")}`];
}

export function sentenceOf(problem: GuestRequestFieldProblem, field: string, own: RequestTexts): string {
  switch (problem.is) {
    case "needed":
      return fill(own.needed, { field });
    case "invalid":
      return fill(own.invalid, { field });
    case "past":
      return fill(own.past, { field });
    case "too_far":
      return fill(own.tooFar, { field });
    case "order_closed":
      return fill(own.orderClosed, { field });
    case "not_offered_then":
      return fill(own.notThen, { field });
    case "too_long":
      return fill(own.tooLong, { field, max: String(problem.max) });
    case "number":
      return fill(own.number, { field, max: String(problem.max) });
    case "sold_out":
      return problem.remaining > 0
        ? fill(own.left, { field, left: String(problem.remaining) })
        : fill(own.soldOut, { field });
  }
}
