import type { GetTokenSilentlyOptions } from "@auth0/auth0-spa-js";
import type { Presence } from "./presence.ts";
import { asError, asksForSignIn, SignInNeeded } from "./sdk-errors.ts";

export type Renewal = ReturnType<typeof makeRenewal>;

/** Tokens without the person, each asked for once however many wait for it. */
export function makeRenewal({ store, client, refresh, startOver, endHere, isLeaving }: Presence) {
  let renewing: Promise<string> | undefined;
  let replacing: Promise<string> | undefined;

  /** Gets a token without the person, and takes the session for over where only they can help. */
  async function renew(options?: GetTokenSilentlyOptions): Promise<string> {
    try {
      const token = await (await client()).getTokenSilently(options);
      if (!token) throw new SignInNeeded();
      await refresh(null);
      if (isLeaving()) throw new SignInNeeded();
      return token;
    } catch (error) {
      if (asksForSignIn(error)) await endHere();
      else await refresh(asError(error));
      throw error;
    }
  }

  /** The same for its effect on the state, where what it failed with stands too. */
  async function renewState(options?: GetTokenSilentlyOptions): Promise<void> {
    await renew(options).catch(() => {});
  }

  /** A token for the API with at least a minute left, renewed where necessary. Rejects where nobody is signed in. */
  function getAccessToken(): Promise<string> {
    if (store.get().ended) return Promise.reject(new SignInNeeded());
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  /**
   * Another token for one that the API no longer takes. Undefined where the session is over, and this page is then
   * signed out; rejects where that cannot be found out now.
   */
  async function replaceToken(refused: string): Promise<string | undefined> {
    try {
      const current = await getAccessToken();
      if (current !== refused) return current;
      replacing ??= renew({ cacheMode: "off" }).finally(() => {
        replacing = undefined;
      });
      return await replacing;
    } catch (error) {
      if (isLeaving() || store.get().ended) return undefined;
      throw error;
    }
  }

  /** Asks the provider whether the session still is; trouble on the way leaves things as they are. */
  async function askProvider(): Promise<void> {
    if (isLeaving()) return;
    const { ended } = store.get();
    await renewState({ cacheMode: "off" });
    // Who has signed out by hand finds nothing of before.
    if (ended === "signed_out" && store.get().isAuthenticated) startOver();
  }

  return { renewState, getAccessToken, replaceToken, askProvider };
}
