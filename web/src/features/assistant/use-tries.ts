import { useEffect, useMemo, useRef } from "react";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { useLiveEvents } from "../../core/live/live-listeners.ts";
import { makeStore } from "../../ui/store.ts";
import { type AskedAs, mayAnswerOtherwise } from "./tries.ts";
import { tryActions, type Visit, type VisitStore } from "./try-actions.ts";

const inHouseToday: AskedAs = { of: "draft", stay: "in_house", on: undefined };

/** What was tried during this visit, per venue: it is there again when somebody comes back to the screen. */
const visits = new Map<number, VisitStore>();

function visitOf(venueId: number) {
  const visit = visits.get(venueId) ?? makeStore<Visit>({ tries: [], as: inHouseToday });
  visits.set(venueId, visit);
  return visit;
}

/** One save often follows another; so long after the last one the questions are asked again. */
const askAgainMs = 900;

/** A chat with the assistant, without a guest: what was asked, and the ways to ask and to ask again. */
export function useTries() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const visit = visitOf(venueId);
  const { tries, as } = visit.use();

  const actions = useMemo(() => tryActions(ask, visit), [ask, visit]);

  return { tries, as, ...actions };
}

/** Asks the latest questions again once something that was written or set has been saved, by anybody. */
export function useAskedAgainAfterEdits(askAllAgain: () => Promise<void>, of: AskedAs["of"]) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLiveEvents((event) => {
    if (!mayAnswerOtherwise(event, of)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void askAllAgain(), askAgainMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
