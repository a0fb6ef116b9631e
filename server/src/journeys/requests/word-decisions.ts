import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { RequestDecision, requestWords } from "@bellhop/contract/requests";
import {
  cancelledText,
  confirmedText,
  declinedText,
  type NamedRequest,
  proposedText,
} from "@bellhop/language/intents";
import { findView } from "../../domain/requests/index.ts";
import { venueToday } from "../../domain/venues/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";

type View = Awaited<ReturnType<typeof findView>>;
type When = { day?: string | null | undefined; time?: string | null | undefined };

/** The sentence that each decision sends, in the guest's language. Staff see it before it is sent, and may change it. */
export async function wordDecisions(
  at: ReadingAtVenue,
  { items }: InputOf<typeof requestWords>,
): Promise<OutputOf<typeof requestWords>> {
  const [{ venue, today }, ...views] = await Promise.all([
    venueToday(at),
    ...items.map(({ request_id }) => findView(at, request_id)),
  ]);
  return {
    items: items.map(({ request_id, decision, reason, ...when }, index) => {
      const view = views[index] as View;
      const language = view.guest_language ?? venue.default_language;
      const text = wordDecision(decision, view, { language, today, reason, ...when });
      return { request_id, decision, text, language };
    }),
  };
}

function wordDecision(
  decision: RequestDecision,
  view: View,
  { reason, day, time, ...told }: When & { language: string; today: string; reason?: string | undefined },
): string | null {
  const request = named(view);
  switch (decision) {
    case "confirm":
      return confirmedText({ ...told, request: { ...request, ...agreed(view), ...defined({ day, time }) } });
    case "propose":
      return proposedText({
        ...told,
        request,
        offer: { day: day ?? request.day, time: time ?? null },
      });
    case "decline":
      return declinedText({ ...told, request, reason });
    case "cancel":
      return cancelledText({ ...told, request, reason });
    case "start":
    case "finish":
      return null;
  }
}

/** As the guest reads it. */
export const named = ({ kind, words, count, day, time, room }: NamedRequest): NamedRequest => ({
  kind,
  words,
  count,
  day,
  time,
  room,
});

const agreed = ({ state, proposed_day: day, proposed_time: time }: View) =>
  state === "proposed" ? { ...(day !== null && { day }), ...(time !== null && { time }) } : {};

const defined = ({ day, time }: When) => ({
  ...(day !== undefined && { day }),
  ...(time !== undefined && { time }),
});
