import { fetchHome } from "@bellhop/contract/home";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { useFormats } from "../../core/language/formats.ts";
import { recentEvents } from "../../core/live/recent-events.ts";
import { refreshSoon } from "../../core/live/refresh-soon.ts";
import { nowMs, useClock } from "../../core/time/clock.ts";
import { homeAgainMs, homeKey, patchedWaiting, weekKey } from "./home-cache.ts";

export function useHome() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: homeKey(venueId),
    queryFn: async ({ signal }) => {
      const mark = recentEvents.mark();
      let answer = await ask(fetchHome, {}, { signal });
      for (const event of recentEvents.since(mark, venueId)) {
        if (event.kind === "conversation") answer = patchedWaiting(answer, event.conversation, nowMs());
      }
      return answer;
    },
  });
}

/** Refetches Home when a day begins at the venue: no live event reports that. */
export function useNewDay() {
  const queryClient = useQueryClient();
  const { venue_id: venueId } = useVenue();
  const { dayOf } = useFormats();
  const day = useClock(dayOf);
  const shownDay = useRef(day);
  useEffect(() => {
    if (shownDay.current === day) return;
    shownDay.current = day;
    for (const key of [homeKey(venueId), weekKey(venueId)]) refreshSoon(queryClient, key, homeAgainMs);
  }, [day, queryClient, venueId]);
}
