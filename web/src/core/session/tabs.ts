import type { Renewal } from "./renewal.ts";
import type { SessionMessage } from "./session-messages.ts";
import type { SessionParts, SessionStateStore } from "./session-state.ts";

/** Reacts to what other tabs have done. */
export function makeTabs(
  { forget, hasFlag }: SessionParts,
  sessionState: SessionStateStore,
  { askProvider }: Renewal,
) {
  const { store, startOver, endHere } = sessionState;
  return {
    async receive(news: SessionMessage): Promise<void> {
      const { ended, isAuthenticated } = store.get();
      const person = sessionState.person();
      if (sessionState.isLeaving() || person === undefined) return;
      if (news.kind === "out") {
        forget?.();
        if (isAuthenticated || ended) await endHere(true);
      } else if (news.kind === "in" && news.sub !== person) startOver("/");
      else if (news.kind === "in" ? ended : isAuthenticated) await askProvider();
    },

    /** Checks the session when the page becomes visible again. */
    async lookAgain(): Promise<void> {
      const { ended, isAuthenticated } = store.get();
      if (ended || (isAuthenticated && !hasFlag())) await askProvider();
    },
  };
}
