import { findSession } from "../../domain/guest-sessions/index.ts";
import type { Visit } from "../../journeys/guest-page.ts";
import type { Database } from "../../platform/at/index.ts";

/** Distinguishes browsers with a session from those that only send some cookie. */
export type KnownSessions = {
  /** True if the server has a session for the browser's cookie. */
  isKnown(visit: Visit): Promise<boolean>;
  /** True if it had one at the last lookup. Does not query. */
  wasKnown(visit: Visit): boolean;
};

const rememberedMost = 50_000;

export function openKnownSessions(db: Database): KnownSessions {
  const remembered = new Set<string>();
  const keyOf = ({ venueId, token }: Visit) => `${venueId} ${token}`;
  return {
    async isKnown(visit) {
      if (visit.isNew) return false;
      const session = await db.readAtVenue(visit.venueId, (at) => findSession(at, visit.token));
      remembered.delete(keyOf(visit));
      if (!session) return false;
      remembered.add(keyOf(visit));
      const [oldest] = remembered;
      if (remembered.size > rememberedMost && oldest !== undefined) remembered.delete(oldest);
      return true;
    },
    wasKnown: (visit) => remembered.has(keyOf(visit)),
  };
}
