import type { Presence, SessionParts } from "./presence.ts";
import type { Renewal } from "./renewal.ts";
import type { SessionNews } from "./session-messages.ts";

/** What other tabs of this browser have done, heard from them or found out later. */
export function makeTabs({ forget, hasFlag }: SessionParts, presence: Presence, { askProvider }: Renewal) {
  const { store, startOver, endHere } = presence;
  return {
    /** Hears what another tab has done. */
    async hear(news: SessionNews): Promise<void> {
      const { ended, isAuthenticated } = store.get();
      const person = presence.person();
      if (presence.isLeaving() || person === undefined) return;
      if (news.kind === "out") {
        forget?.();
        if (isAuthenticated || ended) await endHere(true);
      } else if (news.kind === "in" && news.sub !== person) startOver("/");
      else if (news.kind === "in" ? ended : isAuthenticated) await askProvider();
    },

    /** The page is looked at again: whoever left it in another tab, or came back there, is found out. */
    async lookAgain(): Promise<void> {
      const { ended, isAuthenticated } = store.get();
      if (ended || (isAuthenticated && !hasFlag())) await askProvider();
    },
  };
}
