import { openNotification } from "@bellhop/contract/notifications";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { askAs } from "../../../core/api/ask.ts";
import { onThisDevice } from "./this-device-store.ts";

const reported = new Set<string>();

/** Whether this page has reported the alert: a click opens its thread, which is not reported again. */
export const isReported = (ladderId: string) => reported.has(ladderId);

/** Reports that the person has seen an alert: its notifications disappear on their other devices. */
export function useReportOpened(): (ladderId: string, ofVenueId?: number) => void {
  const { caller, send } = useApi();
  const { venue_id } = useVenue();
  return (ladderId, ofVenueId = venue_id) => {
    reported.add(ladderId);
    // A notification may be about another hotel than the one that this tab shows.
    const ask = askAs({ ...caller, venueId: () => ofVenueId }, send);
    ask(openNotification, { ladder_id: ladderId, ...onThisDevice() }).catch((cause: unknown) =>
      console.warn("The alert's notifications stay on other devices:", cause),
    );
  };
}
