import { makeRenewal } from "./renewal.ts";
import { asError } from "./sdk-errors.ts";
import { makeSessionState, type SessionParts } from "./session-state.ts";
import { startSession } from "./start-session.ts";
import { makeTabs } from "./tabs.ts";

export type Session = ReturnType<typeof makeSession>;

export function makeSession(parts: SessionParts) {
  const sessionState = makeSessionState(parts);
  const { store, client, refresh, isLeaving, setLeaving } = sessionState;
  const renewal = makeRenewal(sessionState);
  const tabs = makeTabs(parts, sessionState, renewal);
  let starting: Promise<void> | undefined;
  /** While a sign-in popup is open, checks wait for it to close. */
  let hasPopup = false;

  /** Runs something that leaves the page; if it fails, the page goes on. */
  async function leave(how: () => Promise<void>): Promise<void> {
    if (isLeaving()) return;
    setLeaving(true);
    try {
      await how();
    } catch (error) {
      setLeaving(false);
      await refresh(asError(error));
    }
  }

  return {
    state: store.get,
    useState: store.use,
    getAccessToken: renewal.getAccessToken,
    replaceToken: renewal.replaceToken,
    receive: tabs.receive,

    /** Checks once whether someone is signed in. */
    start(): Promise<void> {
      starting ??= startSession(parts, sessionState, renewal);
      return starting;
    },

    /** Redirects to sign in, and back to `returnTo`, a path with its query. */
    login: (returnTo = "/"): Promise<void> =>
      leave(async () => {
        parts.target?.write(returnTo);
        await (await client()).loginWithRedirect({ appState: { target: returnTo } });
      }),

    /** Signs in in a popup, so that the page stays. On failure `error` says why. */
    async loginWithPopup(): Promise<void> {
      if (isLeaving() || hasPopup) return;
      hasPopup = true;
      try {
        // Without awaiting if possible: browsers open popups only during the click.
        await (sessionState.openedClient() ?? (await client())).loginWithPopup();
        await refresh(null);
      } catch (error) {
        await refresh(asError(error));
      } finally {
        hasPopup = false;
      }
    },

    /** Saves, signs out here, in the other tabs and at the provider, and removes what this tab stored. */
    async logout(): Promise<void> {
      // Saving needs a token, and there is none while the page is left.
      await parts.finishSaving?.();
      await leave(async () => {
        const open = await client();
        parts.broadcast?.({ kind: "out" });
        parts.forget?.();
        await open.logout({ logoutParams: { returnTo: `${parts.origin}/` } });
      });
    },

    /** The API refuses even a new token: the session is over. */
    expire: () => sessionState.endHere(),

    /** Checks the session when the page becomes visible again. */
    lookAgain: async (): Promise<void> => {
      if (!hasPopup) await tabs.lookAgain();
    },

    /** For a page restored from the back-forward cache, which may show the previous person's data. */
    isLeaving,
  };
}
