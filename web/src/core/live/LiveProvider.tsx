import { type LiveEvent, liveEventsPath } from "@bellhop/contract/live";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useAccess, useVenue } from "../access/AccessContext.ts";
import { useApi } from "../api/ApiProvider.tsx";
import { type Caller, sentAs } from "../api/ask.ts";
import { accessKey, venueKey } from "../api/query.ts";
import type { LiveContext } from "../navigation/feature.ts";
import { useSession } from "../session/index.ts";
import { followEvents, type LiveHealth } from "./follow-events.ts";
import { notifyLiveListeners } from "./live-listeners.ts";
import { recentEvents } from "./recent-events.ts";

const HealthContext = createContext<LiveHealth>("connecting");

/** How long the first reads wait for the live connection; reads after it opened cannot miss an event. */
const headStartMs = 300;

type LiveProviderProps = {
  /** Updates the caches; must be the same function in every render. */
  apply: (event: LiveEvent, at: LiveContext) => void;
  children: ReactNode;
  meanwhile: ReactNode;
};

export function LiveProvider({ apply, children, meanwhile }: LiveProviderProps) {
  const { caller, send } = useApi();
  const queryClient = useQueryClient();
  const { venue_id: venueId } = useVenue();
  const memberId = useAccess().member.member_id;
  const [health, setHealth] = useState<LiveHealth>("connecting");
  const [mayRead, setMayRead] = useState(false);
  const { isAuthenticated } = useSession();
  const wasFollowed = useRef(false);

  useEffect(() => {
    if (!isAuthenticated) return;
    // What is on screen was read before the session ended and came back.
    let readEarly = wasFollowed.current;
    wasFollowed.current = true;
    let wasLost = false;
    // Cached from an earlier visit to this venue, and not followed since.
    void queryClient.invalidateQueries({ queryKey: venueKey(venueId), refetchType: "none" });
    const readAgain = () => void queryClient.invalidateQueries({ queryKey: venueKey(venueId) });
    const readFailedAgain = () =>
      void queryClient.refetchQueries({ type: "active", predicate: (query) => query.state.error !== null });
    const headStart = setTimeout(() => {
      readEarly = true;
      setMayRead(true);
    }, headStartMs);

    const line = followEvents({
      open: async (lastEventId, signal) => {
        const response = await openLine(caller, send, lastEventId, signal);
        // The person lost access to the venue: read their access again.
        if (response.status === 403 || response.status === 404)
          void queryClient.invalidateQueries({ queryKey: accessKey });
        return response;
      },
      onEvent: ({ data }) => {
        const event = JSON.parse(data) as LiveEvent;
        recentEvents.write(venueId, event);
        apply(event, { queryClient, venueId, memberId });
        notifyLiveListeners(event);
      },
      onReset: readAgain,
      onHealth: (next) => {
        setHealth(next);
        if (next === "lost") wasLost = true;
        if (next !== "live") return;
        clearTimeout(headStart);
        if (wasLost) readFailedAgain();
        wasLost = false;
        if (readEarly) readAgain();
        readEarly = false;
        setMayRead(true);
      },
    });
    const stopWaking = wakeLine(line);
    return () => {
      clearTimeout(headStart);
      stopWaking();
      line.stop();
    };
  }, [apply, caller, send, queryClient, venueId, memberId, isAuthenticated]);

  return <HealthContext value={health}>{mayRead ? children : meanwhile}</HealthContext>;
}

async function openLine(
  caller: Caller,
  send: typeof fetch,
  lastEventId: string | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const resume = lastEventId === undefined ? undefined : { "last-event-id": lastEventId };
  return await sentAs(caller, (who) =>
    send(liveEventsPath, {
      headers: { ...who, ...resume },
      credentials: "include",
      signal,
      cache: "no-store",
    }),
  );
}

/** Reconnects when the page becomes visible or the network returns. */
function wakeLine(line: { retryNow: () => void; restart: () => void }): () => void {
  const seen = () => document.visibilityState === "visible" && line.retryNow();
  const online = () => line.restart();
  document.addEventListener("visibilitychange", seen);
  window.addEventListener("online", online);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    window.removeEventListener("online", online);
  };
}

export function useLiveHealth(): LiveHealth {
  return useContext(HealthContext);
}
