import type { GetTokenSilentlyOptions } from "@auth0/auth0-spa-js";
import { asError, needsSignIn, SignInNeeded } from "./sdk-errors.ts";
import type { SessionStateStore } from "./session-state.ts";

export type Renewal = ReturnType<typeof makeRenewal>;

/** Silent renewal; concurrent requests share one. */
export function makeRenewal({ store, client, refresh, startOver, endHere, isLeaving }: SessionStateStore) {
  let renewing: Promise<string> | undefined;
  let replacing: Promise<string> | undefined;

  /** Ends the session here if only the person can renew it. */
  async function renew(options?: GetTokenSilentlyOptions): Promise<string> {
    try {
      const token = await (await client()).getTokenSilently(options);
      if (!token) throw new SignInNeeded();
      await refresh(null);
      if (isLeaving()) throw new SignInNeeded();
      return token;
    } catch (error) {
      if (needsSignIn(error)) await endHere();
      else await refresh(asError(error));
      throw error;
    }
  }

  /** Renews and updates the state, including the failure. */
  async function renewState(options?: GetTokenSilentlyOptions): Promise<void> {
    await renew(options).catch(() => {});
  }

  /** A token with at least a minute left. Rejects if no one is signed in. */
  function getAccessToken(): Promise<string> {
    if (store.get().ended) return Promise.reject(new SignInNeeded());
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  /**
   * Replaces a token that the API has refused. Undefined if the session is over; rejects if that cannot be
   * found out now.
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

  /** Checks the session with the provider; trouble on the way changes nothing. */
  async function askProvider(): Promise<void> {
    if (isLeaving()) return;
    const { ended } = store.get();
    await renewState({ cacheMode: "off" });
    // After a deliberate sign-out nothing of before remains.
    if (ended === "signed_out" && store.get().isAuthenticated) startOver();
  }

  return { renewState, getAccessToken, replaceToken, askProvider };
}
