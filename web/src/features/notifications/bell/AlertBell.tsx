import { useQueryClient } from "@tanstack/react-query";
import { useAccess, useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useLiveEvents } from "../../../core/live/live-listeners.ts";
import { isFor } from "../is-for.ts";
import { notificationsQuery } from "../notification-queries.ts";
import { isFirstToRing } from "./once-across-tabs.ts";
import { maySound, playTone } from "./tone.ts";

/** How long another tab's switch may take to reach this one. */
const changedElsewhereMs = 60_000;

/** A soft tone, once for each step of an alert and in one tab only. Emergencies have a louder one. */
export function AlertBell() {
  const { ask } = useApi();
  const { member_id: memberId } = useAccess().member;
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const wantsSound = async () => {
    // On until switched off, also if the server can't be asked.
    const read = queryClient.fetchQuery({
      ...notificationsQuery(ask, venueId),
      staleTime: changedElsewhereMs,
    });
    return await read.then(
      ({ you }) => you.sound,
      () => true,
    );
  };
  useLiveEvents((event) => {
    if (event.kind !== "notification" || event.what !== "step") return;
    if (!event.sound || event.cause === "emergency") return;
    if (!isFor(event, memberId) || !maySound()) return;
    const ring = async () => {
      if ((await wantsSound()) && (await isFirstToRing(`${event.ladder_id}.${event.step}`))) playTone();
    };
    void ring();
  });
  return null;
}
