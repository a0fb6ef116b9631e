import { GenericError } from "@auth0/auth0-spa-js";
import { expect, test } from "vitest";
import { makeSession, type SdkClient, type SessionParts } from "./session.ts";

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
    loginWithRedirect: async (options) => {
      asked.push(`loginWithRedirect ${(options?.appState as { target?: string })?.target}`);
    },
    logout: async (options) => {
      present = false;
      asked.push(`logout ${options?.logoutParams?.returnTo}`);
    },
    ...answers,
  };
  return { client, asked };
}

function open({ client }: { client: SdkClient }, parts: Partial<SessionParts> = {}) {
  const shown: string[] = [];
  const session = makeSession({
    openClient: async () => client,
    arrival: undefined,
    hasFlag: () => true,
    origin,
    show: (path) => shown.push(path),
    ...parts,
  });
  return { session, shown };
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
  const { session, shown } = open(played, { arrival: `${origin}/?code=c&state=s` });
  await Promise.all([session.start(), session.start()]);
  expect(played.asked).toEqual([`handleRedirectCallback ${origin}/?code=c&state=s`]);
  expect(shown).toEqual(["/messages?tab=waiting"]);
  expect(session.state()).toMatchObject({ isLoading: false, isAuthenticated: true });
});

test("coming back with an error leads to the error path and tells the error", async () => {
  const played = sdk({ handleRedirectCallback: refusal("access_denied") });
  const { session, shown } = open(played, { arrival: `${origin}/?error=x&state=s`, errorPath: "/about" });
  await session.start();
  expect(shown).toEqual(["/about"]);
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
