import type { Auth0Client, IdToken, User } from "@auth0/auth0-spa-js";
import { makeStore } from "../../ui/store.ts";
import type { SessionNews } from "./session-messages.ts";

/** What is known of the person at this browser. Each change is a new object. */
export type SessionState = {
  /** True until the first look at whether somebody is signed in has ended. */
  isLoading: boolean;
  isAuthenticated: boolean;
  user: User | undefined;
  idTokenClaims: IdToken | undefined;
  /** What the last action failed with. That somebody has to sign in is no error. */
  error: Error | null;
  /** How the session of whoever was signed in on this page ended: by itself or from elsewhere, or by their own hand. */
  ended: "expired" | "signed_out" | null;
};

/** The part of the SDK that this needs. */
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
  /** Opens the SDK's client; asked again after it has failed. */
  openClient: () => Promise<SdkClient>;
  /** Where the provider sent the browser back to, if it did. */
  arrival: string | undefined;
  hasFlag: () => boolean;
  origin: string;
  /** Shows another of our own paths, in place of the present one. */
  show: (path: string) => void;
  /** Where to go when coming back from the provider failed. */
  errorPath?: string;
  /** The path that this tab wants to come back to, for when the SDK's own note of it went to another tab. */
  target?: { read: () => string | null; keep: (path: string | null) => void };
  /** Tells the other tabs. */
  tell?: (news: SessionNews) => void;
  /** Forgets what this tab kept for the person who was here. */
  forget?: () => void;
  /** Loads the page anew: nothing of the person who was here is left in it. */
  reload?: () => void;
};

export type Presence = ReturnType<typeof makePresence>;

/** Who is at this page: the one client of the SDK, what it knows of them, and whether the page is still theirs. */
export function makePresence({ openClient, show, tell, forget, reload }: SessionParts) {
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
  /** Whose page this is, from the first sign-in until it is loaded anew. */
  let person: string | undefined;
  /** The browser is on its way to another page: nothing that happens on this one counts any more. */
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

  /** Without the SDK nobody is known; what it could not be opened for is told by the action that needed it. */
  function clientIfAny(): Promise<SdkClient | undefined> {
    return client().catch(() => undefined);
  }

  /** Brings the state up to date with what the SDK knows after an action, and with what that failed with. */
  async function refresh(error: Error | null, byHand = false): Promise<void> {
    if (leaving) return;
    const open = await clientIfAny();
    const user = await open?.getUser();
    const idTokenClaims = user ? await open?.getIdTokenClaims() : undefined;
    if (leaving) return;
    // Somebody else has signed in: what is on screen, and what was typed, is not theirs.
    if (user?.sub && person !== undefined && user.sub !== person) {
      tell?.({ kind: "in", sub: user.sub });
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
    if (now.isAuthenticated && next.ended === "expired") tell?.({ kind: "expired" });
    if (now.ended && user?.sub) tell?.({ kind: "in", sub: user.sub });
  }

  function startOver(path?: string): void {
    leaving = true;
    forget?.();
    if (path !== undefined) show(path);
    reload?.();
  }

  /** Signs out on this page only: the provider is not told, and the browser stays where it is. */
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
    /** The client without waiting, once it is open. */
    openedClient: () => opened,
    person: () => person,
    isLeaving: () => leaving,
    /** Says whether the browser is about to leave this page. */
    setLeaving: (isSo: boolean) => {
      leaving = isSo;
    },
    refresh,
    startOver,
    endHere,
  };
}
