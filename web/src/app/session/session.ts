import type { Auth0Client, GetTokenSilentlyOptions, IdToken, User } from "@auth0/auth0-spa-js";
import { makeStore } from "../store.ts";
import { returnPath } from "./return-path.ts";
import { asError, asksForSignIn, isInvalidState, SignInNeeded } from "./sdk-errors.ts";
import type { SessionNews } from "./session-news.ts";

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

export type Session = ReturnType<typeof makeSession>;

/** One browser's session around one client of the SDK. */
export function makeSession(parts: SessionParts) {
  const { openClient, arrival, hasFlag, origin, show, errorPath = "/" } = parts;
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
  let starting: Promise<void> | undefined;
  let renewing: Promise<string> | undefined;
  let replacing: Promise<string> | undefined;
  /** Whose page this is, from the first sign-in until it is loaded anew. */
  let person: string | undefined;
  /** A sign-in window is open: whether the person is back is known when it closes. */
  let hasPopup = false;
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

  /** Brings the state up to date with what the SDK knows after an action, and with what that failed with. */
  async function refresh(error: Error | null, byHand = false): Promise<void> {
    if (leaving) return;
    const open = await client().catch(() => undefined);
    const user = await open?.getUser();
    const idTokenClaims = user ? await open?.getIdTokenClaims() : undefined;
    if (leaving) return;
    // Somebody else has signed in: what is on screen, and what was typed, is not theirs.
    if (user?.sub && person !== undefined && user.sub !== person) {
      parts.tell?.({ kind: "in", sub: user.sub });
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
    if (now.isAuthenticated && next.ended === "expired") parts.tell?.({ kind: "expired" });
    if (now.ended && user?.sub) parts.tell?.({ kind: "in", sub: user.sub });
  }

  function startOver(path?: string): void {
    leaving = true;
    parts.forget?.();
    if (path !== undefined) show(path);
    parts.reload?.();
  }

  async function arrive(address: string): Promise<void> {
    try {
      const { appState } = await (await client()).handleRedirectCallback<{ target?: unknown }>(address);
      show(returnPath(appState?.target, origin));
      await refresh(null);
    } catch (error) {
      const open = await client().catch(() => undefined);
      const isKnown = isInvalidState(error) && (await isKnownToProvider(open));
      show(isKnown ? returnPath(parts.target?.read(), origin) : errorPath);
      await refresh(isKnown ? null : asError(error));
    }
    if (person === undefined) return;
    parts.target?.keep(null);
    parts.tell?.({ kind: "in", sub: person });
  }

  async function look(): Promise<void> {
    const failure = await client().then(() => null, asError);
    if (failure || !hasFlag()) return await refresh(failure);
    // What it failed with is in the state.
    await renew().catch(() => {});
  }

  /** Gets a token without the person, and takes the session for over where only they can help. */
  async function renew(options?: GetTokenSilentlyOptions): Promise<string> {
    try {
      const token = await (await client()).getTokenSilently(options);
      if (!token) throw new SignInNeeded();
      await refresh(null);
      if (leaving) throw new SignInNeeded();
      return token;
    } catch (error) {
      if (asksForSignIn(error)) await endHere();
      else await refresh(asError(error));
      throw error;
    }
  }

  /** Signs out on this page only: the provider is not told, and the browser stays where it is. */
  async function endHere(byHand = false): Promise<void> {
    if (leaving) return;
    const open = await client().catch(() => undefined);
    await open?.logout({ openUrl: false });
    await refresh(null, byHand);
  }

  function getAccessToken(): Promise<string> {
    if (store.get().ended) return Promise.reject(new SignInNeeded());
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  async function replaceToken(refused: string): Promise<string | undefined> {
    try {
      const current = await getAccessToken();
      if (current !== refused) return current;
      replacing ??= renew({ cacheMode: "off" }).finally(() => {
        replacing = undefined;
      });
      return await replacing;
    } catch (error) {
      if (leaving || store.get().ended) return undefined;
      throw error;
    }
  }

  /** Asks the provider whether the session still is; trouble on the way leaves things as they are. */
  async function askProvider(): Promise<void> {
    if (leaving) return;
    const { ended } = store.get();
    // What it failed with is in the state.
    await renew({ cacheMode: "off" }).catch(() => {});
    // Who has signed out by hand finds nothing of before.
    if (ended === "signed_out" && store.get().isAuthenticated) startOver();
  }

  return {
    state: store.get,
    useState: store.use,

    /** Finds out whether somebody is signed in, once: from the provider's answer, or by silent renewal. */
    start(): Promise<void> {
      starting ??= arrival ? arrive(arrival) : look();
      return starting;
    },

    /** Leaves for the sign-in page; afterwards the browser is back at `returnTo`, a path with its query. */
    async login(returnTo = "/"): Promise<void> {
      if (leaving) return;
      leaving = true;
      try {
        parts.target?.keep(returnTo);
        await (await client()).loginWithRedirect({ appState: { target: returnTo } });
      } catch (error) {
        leaving = false;
        await refresh(asError(error));
      }
    },

    /** Signs in in a small window, so that this page stays as it is. Where that fails, `error` says why. */
    async loginWithPopup(): Promise<void> {
      if (leaving || hasPopup) return;
      hasPopup = true;
      try {
        // Without waiting where that is possible: browsers open windows only while the click lasts.
        await (opened ?? (await client())).loginWithPopup();
        await refresh(null);
      } catch (error) {
        await refresh(asError(error));
      } finally {
        hasPopup = false;
      }
    },

    /** Signs out here, in the other tabs, and at the provider. */
    async logout(): Promise<void> {
      if (leaving) return;
      leaving = true;
      try {
        const open = await client();
        parts.tell?.({ kind: "out" });
        parts.forget?.();
        await open.logout({ logoutParams: { returnTo: `${origin}/` } });
      } catch (error) {
        leaving = false;
        await refresh(asError(error));
      }
    },

    /** A token for the API with at least a minute left, renewed where necessary. Rejects where nobody is signed in. */
    getAccessToken,

    /**
     * Another token for one that the API no longer takes. Undefined where the session is over, and this page is then
     * signed out; rejects where that cannot be found out now.
     */
    replaceToken,

    /** The API does not even take a new token: the session counts as over here. */
    expire: () => endHere(),

    /** Hears what another tab has done. */
    async hear(news: SessionNews): Promise<void> {
      const { ended, isAuthenticated } = store.get();
      if (leaving || person === undefined) return;
      if (news.kind === "out") {
        parts.forget?.();
        if (isAuthenticated || ended) await endHere(true);
      } else if (news.kind === "in" && news.sub !== person) startOver("/");
      else if (news.kind === "in" ? ended : isAuthenticated) await askProvider();
    },

    /** The page is looked at again: whoever left it in another tab, or came back there, is found out. */
    async lookAgain(): Promise<void> {
      const { ended, isAuthenticated } = store.get();
      if (hasPopup) return;
      if (ended || (isAuthenticated && !hasFlag())) await askProvider();
    },

    /** For a page that the browser brought back from its memory: it may show what is no longer anybody's. */
    isLeaving: () => leaving,
  };
}

/**
 * Two tabs on the sign-in page share the SDK's one note of it, so one of them comes back to "Invalid state" after the
 * right password. The provider knows the person all the same.
 */
async function isKnownToProvider(open: SdkClient | undefined): Promise<boolean> {
  try {
    return Boolean(await open?.getTokenSilently());
  } catch (refusal) {
    console.warn("Nobody is signed in:", refusal);
    return false;
  }
}
