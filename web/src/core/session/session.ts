import { makePresence, type SessionParts } from "./presence.ts";
import { makeRenewal } from "./renewal.ts";
import { asError } from "./sdk-errors.ts";
import { startSession } from "./start-session.ts";
import { makeTabs } from "./tabs.ts";

export type Session = ReturnType<typeof makeSession>;

/** One browser's session around one client of the SDK. */
export function makeSession(parts: SessionParts) {
  const presence = makePresence(parts);
  const { store, client, refresh, isLeaving, setLeaving } = presence;
  const renewal = makeRenewal(presence);
  const tabs = makeTabs(parts, presence, renewal);
  let starting: Promise<void> | undefined;
  /** A sign-in window is open: whether the person is back is known when it closes. */
  let hasPopup = false;

  /** Does what leads to another page; where it fails, this one goes on. */
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
    hear: tabs.hear,

    /** Finds out whether somebody is signed in, once. */
    start(): Promise<void> {
      starting ??= startSession(parts, presence, renewal);
      return starting;
    },

    /** Leaves for the sign-in page; afterwards the browser is back at `returnTo`, a path with its query. */
    login: (returnTo = "/"): Promise<void> =>
      leave(async () => {
        parts.target?.keep(returnTo);
        await (await client()).loginWithRedirect({ appState: { target: returnTo } });
      }),

    /** Signs in in a small window, so that this page stays as it is. Where that fails, `error` says why. */
    async loginWithPopup(): Promise<void> {
      if (isLeaving() || hasPopup) return;
      hasPopup = true;
      try {
        // Without waiting where that is possible: browsers open windows only while the click lasts.
        await (presence.openedClient() ?? (await client())).loginWithPopup();
        await refresh(null);
      } catch (error) {
        await refresh(asError(error));
      } finally {
        hasPopup = false;
      }
    },

    /** Signs out here, in the other tabs, and at the provider; what this tab kept for the person goes along. */
    logout: (): Promise<void> =>
      leave(async () => {
        const open = await client();
        parts.tell?.({ kind: "out" });
        parts.forget?.();
        await open.logout({ logoutParams: { returnTo: `${parts.origin}/` } });
      }),

    /** The API does not even take a new token: the session counts as over here. */
    expire: () => presence.endHere(),

    /** The page is looked at again: whoever left it in another tab, or came back there, is found out. */
    lookAgain: async (): Promise<void> => {
      if (!hasPopup) await tabs.lookAgain();
    },

    /** For a page that the browser brought back from its memory: it may show what is no longer anybody's. */
    isLeaving,
  };
}
