import { momentKinds } from "@bellhop/contract/proactive";
import type { ShownRule } from "../drafts.ts";
import type { MomentKind } from "../words/moment-words.ts";

/** Check-in to check-out. */
export const isInStay = (kind: MomentKind): boolean =>
  kind === "arrival_day" || kind === "after_check_in" || kind === "mid_stay" || kind === "before_departure";

/** In the order of the stay: earlier messages first. */
function placeOf({ moment }: ShownRule): number {
  if ("days" in moment) return -moment.days;
  return "day" in moment ? moment.day : 0;
}

function timeOf({ moment }: ShownRule): string {
  return "time" in moment ? moment.time : String(moment.minutes).padStart(5, "0");
}

export function byMoment(rules: readonly ShownRule[]): { kind: MomentKind; rules: ShownRule[] }[] {
  return momentKinds.map((kind) => ({
    kind,
    rules: rules
      .filter(({ moment }) => moment.kind === kind)
      .toSorted((a, b) => placeOf(a) - placeOf(b) || timeOf(a).localeCompare(timeOf(b))),
  }));
}
