import { useEffect, useMemo, useRef } from "react";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { useLiveEvents } from "../../core/live/live-listeners.ts";
import { makeStore } from "../../ui/store.ts";
import { mayAnswerOtherwise, type TryContext } from "./tries.ts";
import { tryActions, type Visit, type VisitStore } from "./try-actions.ts";

const inHouseToday: TryContext = { of: "draft", stay: "in_house", on: undefined };

/** Kept per venue, so that the chat is there after leaving the screen. */
const visits = new Map<number, VisitStore>();

function visitOf(venueId: number) {
  const visit = visits.get(venueId) ?? makeStore<Visit>({ tries: [], as: inHouseToday });
  visits.set(venueId, visit);
  return visit;
}

/** Debounce: one save often follows another. */
const askAgainMs = 900;

export function useTries() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const visit = visitOf(venueId);
  const { tries, as } = visit.use();

  const actions = useMemo(() => tryActions(ask, visit), [ask, visit]);

  return { tries, as, ...actions };
}

/** Repeats the latest questions after any saved edit. */
export function useRerunAfterEdits(askAllAgain: () => Promise<void>, of: TryContext["of"]) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLiveEvents((event) => {
    if (!mayAnswerOtherwise(event, of)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void askAllAgain(), askAgainMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
