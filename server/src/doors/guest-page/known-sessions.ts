import { findSession } from "../../domain/guest-sessions/index.ts";
import type { Visit } from "../../journeys/guests/view-guest-page.ts";
import type { Database } from "../../platform/at/index.ts";

/** Distinguishes browsers with a session from those that only send some cookie. */
export type KnownSessions = {
  /** True if the server has a session for the browser's cookie. */
  isKnown(visit: Visit): Promise<boolean>;
  /** True if it had one at the last lookup. Does not query. */
  wasKnown(visit: Visit): boolean;
  /** The browser has just got this token for its session. */
  remember(visit: Visit, token: string): void;
};

const maxRemembered = 50_000;

export function openKnownSessions(db: Database): KnownSessions {
  const remembered = new Set<string>();
  const keyOf = ({ venueId, token }: Pick<Visit, "venueId" | "token">) => `${venueId} ${token}`;

  function remember(key: string) {
    remembered.add(key);
    const [oldest] = remembered;
    if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
  }

  return {
    async isKnown(visit) {
      if (visit.isNew) return false;
      const session = await db.readAtVenue(visit.venueId, (at) => findSession(at, visit.token));
      remembered.delete(keyOf(visit));
      if (!session) return false;
      remember(keyOf(visit));
      return true;
    },
    wasKnown: (visit) => remembered.has(keyOf(visit)),
    remember: ({ venueId }, token) => remember(keyOf({ venueId, token })),
  };
}
