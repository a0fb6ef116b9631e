import { fetchHome } from "@bellhop/contract/home";
import { useQuery } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { recentEvents } from "../../core/live/recent-events.ts";
import { nowMs } from "../../core/time/clock.ts";
import { homeKey, patchedWaiting } from "./home-cache.ts";

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
