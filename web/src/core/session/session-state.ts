import type { Auth0Client, IdToken, User } from "@auth0/auth0-spa-js";
import { makeStore } from "../../ui/store.ts";
import type { SessionMessage } from "./session-messages.ts";

/** Each change is a new object. */
export type SessionState = {
  /** Until the first check has ended. */
  isLoading: boolean;
  isAuthenticated: boolean;
  user: User | undefined;
  idTokenClaims: IdToken | undefined;
  /** The last action's failure. Being signed out is not a failure. */
  error: Error | null;
  /** Why the session of this page ended: expired, ended in another tab, or signed out here. */
  ended: "expired" | "signed_out" | null;
};

/** The part of the SDK that is used. */
export type SdkClient = Pick<
  Auth0Client,
  | "getUser"
  | "getIdTokenClaims"
  | "getTokenSilently"
  | "handleRedirectCallback"
  | "loginWithPopup"
  | "loginWithRedirect"
  | "logout"
>;

export type SessionParts = {
  /** Called again after a failure. */
  openClient: () => Promise<SdkClient>;
  /** Where the provider redirected to, if it did. */
  callbackUrl: string | undefined;
  hasFlag: () => boolean;
  origin: string;
  /** Replaces the current path. */
  show: (path: string) => void;
  /** Path after a failed callback. Read once the client is open. */
  errorPath?: () => string;
  /** The tab's return path, in case another tab has used the SDK's own note. */
  target?: { read: () => string | null; write: (path: string | null) => void };
  /** Sends a message to the other tabs. */
  broadcast?: (news: SessionMessage) => void;
  /** Saves what was typed, before it is removed from the device. */
  finishSaving?: () => Promise<unknown>;
  /** Removes what this tab stored for the person. */
  forget?: () => void;
  /** Reloads the page, so that nothing of the previous person is left. */
  reload?: () => void;
};

export type SessionStateStore = ReturnType<typeof makeSessionState>;

/** Holds the SDK's client, what it knows of the person, and whether the page is still theirs. */
export function makeSessionState({ openClient, show, broadcast, forget, reload }: SessionParts) {
  const store = makeStore<SessionState>({
    isLoading: true,
    isAuthenticated: false,
    user: undefined,
    idTokenClaims: undefined,
    error: null,
    ended: null,
  });
  let opening: Promise<SdkClient> | undefined;
  let opened: SdkClient | undefined;
  /** The person of this page, from the first sign-in until a reload. */
  let person: string | undefined;
  /** The browser is leaving this page: later results are ignored. */
  let leaving = false;

  function client(): Promise<SdkClient> {
    opening ??= openClient().then(
      (ready) => {
        opened = ready;
        return ready;
      },
      (error: unknown) => {
        opening = undefined;
        throw error;
      },
    );
    return opening;
  }

  /** Undefined if the SDK cannot be opened; the action that needs it reports why. */
  function clientIfAny(): Promise<SdkClient | undefined> {
    return client().catch(() => undefined);
  }

  /** Updates the state from the SDK after an action, with the action's failure. */
  async function refresh(error: Error | null, byHand = false): Promise<void> {
    if (leaving) return;
    const open = await clientIfAny();
    const user = await open?.getUser();
    const idTokenClaims = user ? await open?.getIdTokenClaims() : undefined;
    if (leaving) return;
    // Someone else has signed in: what is on screen is not theirs.
    if (user?.sub && person !== undefined && user.sub !== person) {
      broadcast?.({ kind: "in", sub: user.sub });
      return startOver("/");
    }
    person ??= user?.sub;
    const now = store.get();
    const next: SessionState = {
      isLoading: false,
      isAuthenticated: user !== undefined,
      user,
      idTokenClaims,
      error,
      ended: user ? null : byHand ? "signed_out" : now.isAuthenticated ? "expired" : now.ended,
    };
    const keys = Object.keys(next) as Array<keyof SessionState>;
    if (keys.some((key) => next[key] !== now[key])) store.set(next);
    if (now.isAuthenticated && next.ended === "expired") broadcast?.({ kind: "expired" });
    if (now.ended && user?.sub) broadcast?.({ kind: "in", sub: user.sub });
  }

  function startOver(path?: string): void {
    leaving = true;
    forget?.();
    if (path !== undefined) show(path);
    reload?.();
  }

  /** Signs out on this page only. */
  async function endHere(byHand = false): Promise<void> {
    if (leaving) return;
    const open = await clientIfAny();
    await open?.logout({ openUrl: false });
    await refresh(null, byHand);
  }

  return {
    store,
    client,
    clientIfAny,
    /** The client if it is open already. */
    openedClient: () => opened,
    person: () => person,
    isLeaving: () => leaving,
    setLeaving: (isSo: boolean) => {
      leaving = isSo;
    },
    refresh,
    startOver,
    endHere,
  };
}
