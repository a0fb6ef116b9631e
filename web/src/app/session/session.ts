import type { Auth0Client, IdToken, User } from "@auth0/auth0-spa-js";
import { makeStore } from "../store.ts";
import { returnPath } from "./return-path.ts";

/** What is known of the person at this browser. Each change is a new object. */
export type SessionState = {
  /** True until the first look at whether somebody is signed in has ended. */
  isLoading: boolean;
  isAuthenticated: boolean;
  user: User | undefined;
  idTokenClaims: IdToken | undefined;
  /** What the last action failed with. That somebody has to sign in is no error. */
  error: Error | null;
};

/** The part of the SDK that this needs. */
export type SdkClient = Pick<
  Auth0Client,
  | "getUser"
  | "getIdTokenClaims"
  | "getTokenSilently"
  | "handleRedirectCallback"
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
};

export type Session = ReturnType<typeof makeSession>;

/** Silent renewal cannot do it; a person can. */
const asksForSignIn = new Set([
  "login_required",
  "consent_required",
  "interaction_required",
  "missing_refresh_token",
]);

/** One browser's session around one client of the SDK. */
export function makeSession({ openClient, arrival, hasFlag, origin, show, errorPath = "/" }: SessionParts) {
  const store = makeStore<SessionState>({
    isLoading: true,
    isAuthenticated: false,
    user: undefined,
    idTokenClaims: undefined,
    error: null,
  });
  let opening: Promise<SdkClient> | undefined;
  let starting: Promise<void> | undefined;
  let renewing: Promise<string> | undefined;
  /** The browser is on its way to the provider: nothing that happens on this page counts any more. */
  let leaving = false;

  function client(): Promise<SdkClient> {
    opening ??= openClient().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function refresh(failure: unknown): Promise<void> {
    if (leaving) return;
    const open = await client().catch(() => undefined);
    const user = await open?.getUser();
    const idTokenClaims = user ? await open?.getIdTokenClaims() : undefined;
    const next = {
      isLoading: false,
      isAuthenticated: user !== undefined,
      user,
      idTokenClaims,
      error: errorOf(failure),
    };
    const now = store.get();
    const keys = Object.keys(next) as Array<keyof SessionState>;
    if (!leaving && keys.some((key) => next[key] !== now[key])) store.set(next);
  }

  async function arrive(address: string): Promise<void> {
    try {
      const { appState } = await (await client()).handleRedirectCallback<{ target?: unknown }>(address);
      show(returnPath(appState?.target, origin));
      await refresh(null);
    } catch (error) {
      show(errorPath);
      await refresh(error);
    }
  }

  async function look(): Promise<void> {
    try {
      const open = await client();
      if (hasFlag()) await open.getTokenSilently();
      await refresh(null);
    } catch (error) {
      await refresh(error);
    }
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
        await (await client()).loginWithRedirect({ appState: { target: returnTo } });
      } catch (error) {
        leaving = false;
        await refresh(error);
      }
    },

    /** Signs out here and at the provider. */
    async logout(): Promise<void> {
      if (leaving) return;
      leaving = true;
      try {
        await (await client()).logout({ logoutParams: { returnTo: `${origin}/` } });
      } catch (error) {
        leaving = false;
        await refresh(error);
      }
    },

    /** A token for the API with at least a minute left, renewed where necessary. Rejects where nobody is signed in. */
    getAccessToken(): Promise<string> {
      renewing ??= renew().finally(() => {
        renewing = undefined;
      });
      return renewing;
    },

    /** For a page that the browser brought back from its memory: it may show what is no longer anybody's. */
    isLeaving: () => leaving,
  };

  async function renew(): Promise<string> {
    try {
      const token = await (await client()).getTokenSilently();
      if (!token) throw new Error("Please sign in.");
      await refresh(null);
      return token;
    } catch (error) {
      await refresh(error);
      throw error;
    }
  }
}

function errorOf(failure: unknown): Error | null {
  if (failure === null) return null;
  if (!(failure instanceof Error)) return new Error(String(failure));
  return "error" in failure && asksForSignIn.has(String(failure.error)) ? null : failure;
}
