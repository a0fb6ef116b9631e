import { countedInPeople, type RequestKind } from "@bellhop/contract/request-kinds";
import type { GuestLanguage } from "../../detection/index.ts";
import { cached, PhraseMatcher } from "../../text/index.ts";
import { type ActMatchers, prepare } from "./act-matchers.ts";
import { findDetails } from "./find-details.ts";
import { informs } from "./order.words.ts";
import { actProbabilities } from "./read-act.ts";

const informing = cached((language) => new PhraseMatcher(informs[language as GuestLanguage]));

export const asksForInformation = (text: string, { language }: ActMatchers): boolean =>
  informing(language).find(prepare(text, language)) !== undefined;

/** Asked about, these are mostly questions, unless it is said for how many and when. */
const offered: ReadonlySet<RequestKind> = new Set([
  "boat",
  "bike",
  "tour",
  "lesson",
  "tickets",
  "parking_space",
]);
/** Asked about at a certain time, they are wanted then. */
const timed: ReadonlySet<RequestKind> = new Set([
  "late_check_out",
  "early_check_in",
  "wake_up_call",
  "treatment",
  "taxi",
  "transfer",
  "room_cleaning",
]);
/** Asked to be brought, these are wanted: "Can you bring us a cot?" */
const brought: ReadonlySet<RequestKind> = new Set([
  "cot",
  "high_chair",
  "towels",
  "pillow",
  "blanket",
  "bed_linen",
  "iron",
  "adapter",
  "hairdryer",
  "toiletries",
  "heater",
]);
const asksFrom = 0.5;

/**
 * A question that is an order by what it names: "Do you have an iron for room 12?", "Are three bikes possible tomorrow at
 * ten?". Without such details it is a question.
 */
export function readsAsOrder(sentence: string, matchers: ActMatchers, message = sentence): boolean {
  const text = prepare(sentence, matchers.language);
  const kind = matchers.kindIn(text);
  if (!kind || asksForInformation(sentence, matchers)) return false;
  const { request, question, complaint } = actProbabilities(sentence, matchers.language);
  if (request + question < asksFrom || complaint >= asksFrom) return false;
  if (brought.has(kind) && matchers.has("serve", text) && matchers.isCalled(kind, text)) return true;
  const { time, day, count } = findDetails(sentence, matchers, { today: "2000-01-01", kind });
  const isOffered = countedInPeople.has(kind) || offered.has(kind);
  const { room } = findDetails(message, matchers, { today: "2000-01-01", kind });
  if (room !== null && (!isOffered || time !== null || day !== null)) return true;
  if (!matchers.isCalled(kind, text)) return false;
  const isForSome = count !== null && (time !== null || day !== null);
  if (isOffered) return isForSome || (timed.has(kind) && time !== null);
  return timed.has(kind) ? time !== null : isForSome || day === "2000-01-01";
}
