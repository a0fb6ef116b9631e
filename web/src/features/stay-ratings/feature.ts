import { refreshSoon } from "../../core/live/refresh-soon.ts";
import type { Feature } from "../../core/navigation/feature.ts";
import { stayRatingKey } from "./stay-rating-queries.ts";

/** A rating comes with several messages. */
const gatherMs = 500;

export const stayRatings = {
  liveHandlers: {
    // A rating, the reply to its complaint, or the invitation to review.
    conversation: (_, { queryClient, venueId }) => refreshSoon(queryClient, stayRatingKey(venueId), gatherMs),
  },
} satisfies Feature;
