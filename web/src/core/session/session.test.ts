import { GenericError } from "@auth0/auth0-spa-js";
import { expect, test } from "vitest";
import { makeSession } from "./session.ts";
import type { SessionMessage } from "./session-messages.ts";
import type { SdkClient, SessionParts } from "./session-state.ts";

const user = { sub: "s-1", name: "Marta" };
const origin = "https://app.example";

/** Plays the SDK: what it is asked, in order, and what it answers. */
function sdk(answers: Partial<SdkClient> = {}, signedIn = false) {
  const asked: string[] = [];
  let present = signedIn;
  const client: SdkClient = {
    getUser: (async () => (present ? user : undefined)) as SdkClient["getUser"],
    getIdTokenClaims: async () => undefined,
    getTokenSilently: (async () => {
      asked.push("getTokenSilently");
      present = true;
      return "token";
    }) as SdkClient["getTokenSilently"],
    handleRedirectCallback: (async (address: string) => {
      asked.push(`handleRedirectCallback ${address}`);
      present = true;
      return { appState: { target: "/messages?tab=waiting" } };
    }) as SdkClient["handleRedirectCallback"],
    loginWithPopup: async () => {
      asked.push("loginWithPopup");
      present = true;
    },
    loginWithRedirect: async (options) => {
      asked.push(`loginWithRedirect ${(options?.appState as { target?: string })?.target}`);
    },
    logout: async (options) => {
      present = false;
      asked.push(options?.openUrl === false ? "logout here" : `logout ${options?.logoutParams?.returnTo}`);
    },
    ...answers,
  };
  return { client, asked };
}

/** Plays an SDK whose session can be ended, and taken up by anybody. */
function endable() {
  const state = { sub: "s-1" as string | undefined, token: 1, trouble: undefined as Error | undefined };
  const played = sdk({
    getUser: (async () => (state.sub ? { sub: state.sub } : undefined)) as SdkClient["getUser"],
    getTokenSilently: (async ({ cacheMode } = {}) => {
      played.asked.push(`getTokenSilently ${cacheMode ?? "on"}`);
      if (state.trouble) throw state.trouble;
      if (cacheMode === "off") state.token += 1;
      return `token-${state.token}`;
    }) as SdkClient["getTokenSilently"],
    logout: async (options) => {
      state.sub = undefined;
      played.asked.push(options?.openUrl === false ? "logout here" : "logout");
    },
  });
  return { ...played, state };
}

function open({ client }: { client: SdkClient }, parts: Partial<SessionParts> = {}) {
  const shown: string[] = [];
  const broadcasts: SessionMessage[] = [];
  const done: string[] = [];
  let target: string | null = null;
  const session = makeSession({
    openClient: async () => client,
    callbackUrl: undefined,
    hasFlag: () => true,
    origin,
    show: (path) => shown.push(path),
    broadcast: (news) => broadcasts.push(news),
    finishSaving: async () => done.push("saved"),
    forget: () => done.push("forget"),
    reload: () => done.push("reload"),
    target: {
      read: () => target,
      write: (path) => {
        target = path;
      },
    },
    ...parts,
  });
  return { session, shown, broadcasts, done };
}

const refusal = (error: string) => async () => {
  throw new GenericError(error, error);
};

test("it is loading until the first look has ended", async () => {
  const { session } = open(sdk());
  expect(session.state()).toMatchObject({ isLoading: true, isAuthenticated: false });
  await session.start();
  expect(session.state()).toMatchObject({ isLoading: false, isAuthenticated: true, user, error: null });
});

test("a visitor who never signed in here waits for no silent renewal", async () => {
  const played = sdk();
  const { session } = open(played, { hasFlag: () => false });
  await session.start();
  expect(played.asked).toEqual([]);
  expect(session.state()).toMatchObject({ isLoading: false, isAuthenticated: false, error: null });
});

test("that somebody has to sign in is no error, and an outage is one", async () => {
  const expired = open(sdk({ getTokenSilently: refusal("login_required") }));
  await expired.session.start();
  expect(expired.session.state()).toMatchObject({ isAuthenticated: false, error: null });

  const away = open(sdk({ getTokenSilently: refusal("timeout") }));
  await away.session.start();
  expect(away.session.state().error?.message).toBe("timeout");
});

test("coming back from the provider leads to the saved path, once however often it is started", async () => {
  const played = sdk();
  const { session, shown } = open(played, { callbackUrl: `${origin}/?code=c&state=s` });
  await Promise.all([session.start(), session.start()]);
  expect(played.asked).toEqual([`handleRedirectCallback ${origin}/?code=c&state=s`]);
  expect(shown).toEqual(["/messages?tab=waiting"]);
  expect(session.state()).toMatchObject({ isLoading: false, isAuthenticated: true });
});

test.each([
  ["the configured path", "/about", "/about"],
  ["/ without one", undefined, "/"],
  ["/ instead of another site", "//evil.example", "/"],
])("coming back with an error leads to %s and tells the error", async (_where, errorPath, path) => {
  const played = sdk({ handleRedirectCallback: refusal("access_denied") });
  const { session, shown } = open(played, {
    callbackUrl: `${origin}/?error=x&state=s`,
    ...(errorPath && { errorPath: () => errorPath }),
  });
  await session.start();
  expect(shown).toEqual([path]);
  expect(session.state()).toMatchObject({ isLoading: false, isAuthenticated: false });
  expect(session.state().error?.message).toBe("access_denied");
});

test("signing in remembers where to come back to, and happens once", async () => {
  const played = sdk();
  const { session } = open(played, { hasFlag: () => false });
  await session.start();
  await Promise.all([session.login("/messages/7?x=1"), session.login("/home")]);
  expect(played.asked).toEqual(["loginWithRedirect /messages/7?x=1"]);
});

test("while the browser is on its way out, the page does not turn to the sign-in page", async () => {
  const played = sdk({}, true);
  const { session } = open(played);
  await session.start();
  await session.logout();
  await session.login("/home");
  expect(played.asked).toEqual(["getTokenSilently", `logout ${origin}/`]);
  expect(session.state().isAuthenticated).toBe(true);
});

test("many calls at once renew one token, and change the state only where it changes", async () => {
  const played = sdk();
  const { session } = open(played);
  await session.start();
  const before = session.state();
  expect(await Promise.all([session.getAccessToken(), session.getAccessToken()])).toEqual(["token", "token"]);
  expect(played.asked).toEqual(["getTokenSilently", "getTokenSilently"]);
  expect(session.state()).toBe(before);
});

test("a session that ended elsewhere is found out with the next token", async () => {
  let ended = false;
  const played = sdk({
    getUser: (async () => (ended ? undefined : user)) as SdkClient["getUser"],
    getTokenSilently: (async () => {
      if (ended) throw new GenericError("login_required", "Login required");
      return "token";
    }) as SdkClient["getTokenSilently"],
  });
  const { session } = open(played);
  await session.start();
  ended = true;
  await expect(session.getAccessToken()).rejects.toThrow("Login required");
  expect(session.state()).toMatchObject({ isAuthenticated: false, user: undefined, error: null });
});

test("after a failed opening the next try opens anew", async () => {
  const played = sdk();
  let away = true;
  const { session } = open(played, {
    hasFlag: () => false,
    async openClient() {
      if (away) throw new Error("Request failed with status 503");
      return played.client;
    },
  });
  await session.start();
  expect(session.state().error?.message).toBe("Request failed with status 503");
  away = false;
  await session.login("/home");
  expect(played.asked).toEqual(["loginWithRedirect /home"]);
});

test("a session that ends leaves the page, tells the other tabs, and asks the provider for nothing more", async () => {
  const played = endable();
  const { session, broadcasts, done } = open(played);
  await session.start();
  played.state.trouble = new GenericError("login_required", "Login required");
  await expect(session.getAccessToken()).rejects.toThrow("Login required");
  expect(played.asked).toEqual(["getTokenSilently on", "getTokenSilently on", "logout here"]);
  expect(session.state()).toMatchObject({ isAuthenticated: false, user: undefined, ended: "expired" });
  expect(broadcasts).toEqual([{ kind: "expired" }]);
  expect(done).toEqual([]);
  await expect(session.getAccessToken()).rejects.toMatchObject({ error: "login_required" });
  expect(played.asked).toHaveLength(3);
});

test.each(["login_required", "invalid_grant", "mfa_required", "missing_refresh_token", "consent_required"])(
  "%s ends the session here without leading anywhere",
  async (name) => {
    const played = endable();
    const { session } = open(played);
    await session.start();
    played.state.trouble = new GenericError(name, name);
    await expect(session.replaceToken("token-1")).resolves.toBeUndefined();
    expect(session.state()).toMatchObject({ ended: "expired", error: null });
    expect(played.asked.at(-1)).toBe("logout here");
  },
);

test.each([
  new GenericError("timeout", "Timeout"),
  new GenericError("server_error", "Something went wrong on our side. Try again shortly."),
  new GenericError("request_error", "HTTP error. Unable to fetch https://app.example/oauth/token"),
  new TypeError("Failed to fetch"),
  new Error("Timeout when executing 'fetch'"),
])("%s signs nobody out", async (trouble) => {
  const played = endable();
  const { session } = open(played);
  await session.start();
  played.state.trouble = trouble;
  await expect(session.getAccessToken()).rejects.toBe(trouble);
  expect(session.state()).toMatchObject({ isAuthenticated: true, ended: null, error: trouble });
  played.state.trouble = undefined;
  await session.getAccessToken();
  expect(session.state()).toMatchObject({ isAuthenticated: true, error: null });
});

test("a refused token is replaced past the cache, once for all who have it", async () => {
  const played = endable();
  const { session } = open(played);
  await session.start();
  const both = await Promise.all([session.replaceToken("token-1"), session.replaceToken("token-1")]);
  expect(both).toEqual(["token-2", "token-2"]);
  expect(played.asked.filter((one) => one.endsWith("off"))).toHaveLength(1);
  // Whoever comes late with the old one gets what is there by now.
  await expect(session.replaceToken("token-1")).resolves.toBe("token-2");
  expect(played.asked.filter((one) => one.endsWith("off"))).toHaveLength(1);
});

test("a refused token that cannot be replaced now is trouble, not the end", async () => {
  const played = endable();
  const { session } = open(played);
  await session.start();
  const { getTokenSilently } = played.client;
  played.client.getTokenSilently = (async (options = {}) => {
    if (options.cacheMode === "off") throw new GenericError("request_error", "HTTP error. Unable to fetch");
    return await getTokenSilently(options);
  }) as SdkClient["getTokenSilently"];
  await expect(session.replaceToken("token-1")).rejects.toThrow("HTTP error. Unable to fetch");
  expect(session.state()).toMatchObject({ isAuthenticated: true, ended: null });
});

test("the small window brings the person back to the page as it is, and tells the other tabs", async () => {
  const played = endable();
  const { session, broadcasts, done } = open(played);
  await session.start();
  played.state.trouble = new GenericError("login_required", "Login required");
  await session.getAccessToken().catch(() => {});
  played.client.loginWithPopup = async () => {
    played.state.sub = "s-1";
    played.state.trouble = undefined;
  };
  await session.loginWithPopup();
  expect(session.state()).toMatchObject({ isAuthenticated: true, ended: null, error: null });
  expect(broadcasts).toEqual([{ kind: "expired" }, { kind: "in", sub: "s-1" }]);
  expect(done).toEqual([]);
});

test.each([
  ["cancelled", "Popup closed"],
  ["timeout", "Timeout"],
  ["popup_open", "Unable to open a popup for loginWithPopup - window.open returned `null`"],
])("a small window that ends with %s says so, and the page still waits", async (name, words) => {
  const played = endable();
  const { session } = open(played);
  await session.start();
  await session.expire();
  played.client.loginWithPopup = async () => {
    throw new GenericError(name, words);
  };
  await session.loginWithPopup();
  expect(session.state()).toMatchObject({ isAuthenticated: false, ended: "expired" });
  expect(session.state().error).toMatchObject({ error: name, message: words });
});

test("somebody else who signs in over it gets a page with nothing of the person before", async () => {
  const played = endable();
  const { session, done, shown, broadcasts } = open(played);
  await session.start();
  await session.expire();
  played.client.loginWithPopup = async () => {
    played.state.sub = "s-2";
  };
  await session.loginWithPopup();
  expect(broadcasts).toEqual([{ kind: "expired" }, { kind: "in", sub: "s-2" }]);
  expect(done).toEqual(["forget", "reload"]);
  expect(shown).toEqual(["/"]);
  expect(session.state().user).toBeUndefined();
});

test("a renewal that brings somebody else's token gives it to nobody", async () => {
  const played = endable();
  const { session, done } = open(played);
  await session.start();
  played.state.sub = "s-2";
  await expect(session.getAccessToken()).rejects.toMatchObject({ error: "login_required" });
  expect(done).toEqual(["forget", "reload"]);
});

test("signing out by hand saves what was typed, forgets it here, and tells the other tabs", async () => {
  const played = endable();
  const finishSaving = async () => {
    // A save needs a token.
    await session.getAccessToken();
    done.push("saved");
  };
  const { session, broadcasts, done } = open(played, { finishSaving });
  await session.start();
  await session.logout();
  expect(broadcasts).toEqual([{ kind: "out" }]);
  expect(done).toEqual(["saved", "forget"]);
  expect(played.asked.at(-1)).toBe("logout");
});

test("a tab hears that the person has signed out in another", async () => {
  const played = endable();
  const { session, broadcasts, done } = open(played);
  await session.start();
  await session.receive({ kind: "out" });
  expect(session.state()).toMatchObject({ isAuthenticated: false, ended: "signed_out" });
  expect(played.asked.at(-1)).toBe("logout here");
  expect(done).toEqual(["forget"]);
  expect(broadcasts).toEqual([]);
});

test("a tab hears that somebody else has signed in, and begins anew", async () => {
  const { session, done, shown } = open(endable());
  await session.start();
  await session.receive({ kind: "in", sub: "s-1" });
  expect(done).toEqual([]);
  await session.receive({ kind: "in", sub: "s-2" });
  expect(done).toEqual(["forget", "reload"]);
  expect(shown).toEqual(["/"]);
});

test("a tab whose session has ended comes back with the person's sign-in in another", async () => {
  const played = endable();
  const { session } = open(played);
  await session.start();
  await session.expire();
  played.state.sub = "s-1";
  await session.receive({ kind: "in", sub: "s-1" });
  expect(session.state()).toMatchObject({ isAuthenticated: true, ended: null });
});

test("what another tab says of a session that ended is asked of the provider, not believed", async () => {
  const played = endable();
  const { session } = open(played);
  await session.start();
  await session.receive({ kind: "expired" });
  expect(session.state()).toMatchObject({ isAuthenticated: true, ended: null });
  played.state.trouble = new GenericError("login_required", "Login required");
  await session.receive({ kind: "expired" });
  expect(session.state()).toMatchObject({ isAuthenticated: false, ended: "expired" });
});

test("a page that is looked at again asks only where the note of a session is gone", async () => {
  const played = endable();
  let hasFlag = true;
  const { session } = open(played, { hasFlag: () => hasFlag });
  await session.start();
  await session.lookAgain();
  expect(played.asked).toEqual(["getTokenSilently on"]);
  hasFlag = false;
  await session.lookAgain();
  expect(played.asked).toEqual(["getTokenSilently on", "getTokenSilently off"]);
  expect(session.state().isAuthenticated).toBe(true);
});

test("whoever signed out by hand finds a fresh page when they are back", async () => {
  const played = endable();
  const { session, done } = open(played);
  await session.start();
  await session.receive({ kind: "out" });
  played.state.sub = "s-1";
  await session.lookAgain();
  expect(done).toEqual(["forget", "forget", "reload"]);
});

test("an answer that belongs to another tab's sign-in leads on where the provider knows the person", async () => {
  for (const name of ["missing_transaction", "state_mismatch"]) {
    const played = sdk({
      handleRedirectCallback: async () => {
        throw new GenericError(name, "Invalid state");
      },
    });
    const { session, shown } = open(played, {
      callbackUrl: `${origin}/?code=c&state=s`,
      target: { read: () => "/messages/7?x=1", write: () => {} },
    });
    await session.start();
    expect(shown).toEqual(["/messages/7?x=1"]);
    expect(session.state()).toMatchObject({ isAuthenticated: true, error: null });
  }
});

test("an answer that belongs to nobody's sign-in leads to the error path with the SDK's words", async () => {
  const played = sdk({
    handleRedirectCallback: async () => {
      throw new GenericError("missing_transaction", "Invalid state");
    },
    getTokenSilently: refusal("login_required"),
  });
  const { session, shown } = open(played, { callbackUrl: `${origin}/?code=c&state=s` });
  await session.start();
  expect(shown).toEqual(["/"]);
  expect(session.state()).toMatchObject({ isAuthenticated: false, ended: null });
  expect(session.state().error).toMatchObject({ error: "missing_transaction", message: "Invalid state" });
});
