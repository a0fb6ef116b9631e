import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAccess, useVenue } from "../../../core/access/AccessContext.ts";
import { useSwitchVenue } from "../../../core/access/access-queries.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { takeOpenedAlert } from "../../../core/api/tab-venue.ts";
import { useLiveEvents } from "../../../core/live/live-listeners.ts";
import { beforeSignOut } from "../../../core/session/before-sign-out.ts";
import { isFor } from "../is-for.ts";
import { notificationsQuery } from "../notification-queries.ts";
import { closeShown } from "./push-state.ts";
import { keepPush, turnOffPush } from "./this-device.ts";
import { isReported, useReportOpened } from "./use-report-opened.ts";
import { useWorkerMessages, type WorkerMessage } from "./worker-messages.ts";

/** Keeps this device's push working, opens what was clicked, and closes what was seen elsewhere. */
export function DeviceKeeper() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const { member_id: memberId } = useAccess().member;
  const queryClient = useQueryClient();
  const { navigate } = useRouter();
  const { mutateAsync: switchVenue } = useSwitchVenue();

  const reportOpened = useReportOpened();
  const keep = () => {
    const readKey = async () => (await queryClient.fetchQuery(notificationsQuery(ask, venueId))).push_key;
    keepPush(ask, readKey).catch((cause: unknown) => console.warn("Push is not kept up to date:", cause));
  };
  const open = async ({ path, venue_id, ladder_id }: Extract<WorkerMessage, { kind: "open" }>) => {
    if (venue_id !== undefined && venue_id !== venueId) await switchVenue(venue_id);
    if (ladder_id) reportOpened(ladder_id, venue_id);
    await navigate({ href: path });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per venue.
  useEffect(() => {
    const opened = takeOpenedAlert();
    if (opened && !isReported(opened)) reportOpened(opened);
    keep();
  }, [venueId]);
  // The next person who signs in must not get this person's alerts.
  useEffect(() => beforeSignOut(() => turnOffPush(ask)), [ask]);
  useWorkerMessages((message, answer) => {
    if (message.kind === "subscription") keep();
    if (message.kind !== "open" && message.kind !== "closed") return;
    answer();
    if (message.kind === "closed") {
      if (message.ladder_id) reportOpened(message.ladder_id, message.venue_id);
      return;
    }
    // A failed switch of the venue has been reported.
    open(message).catch(() => {});
  });
  useLiveEvents((event) => {
    if (event.kind !== "notification" || event.what === "step") return;
    if (isFor(event, memberId)) void closeShown(event.ladder_id);
  });
  return null;
}
