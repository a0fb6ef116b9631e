import { describe, expect, test } from "vitest";
import { testBrowser } from "./test-browser.ts";
import { authorizationRequest, openTestDoor, requestToken, signedIn } from "./test-door.ts";

const door = await openTestDoor();
const { url, settings } = door;
const { browser, tokens } = await signedIn(door);

type Changed = Record<string, string | undefined>;
type Told = { error: string; error_description?: string };

/** The request to authorize with parameters changed, and those that are undefined left out. */
function requestWith(changed: Changed) {
  const { url: plain, state } = authorizationRequest(door);
  const address = new URL(plain);
  for (const [name, value] of Object.entries(changed)) {
    if (value === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  return { state, address: address.href };
}

/** What the application is told in its address. */
async function toldInAddress(asked: Changed, as = browser) {
  const { state, address } = requestWith({ ...asked, response_mode: "query" });
  const location = new URL((await as.get(address)).headers.get("location") ?? "");
  expect(location.origin).toBe(url);
  expect(location.searchParams.get("state")).toBe(state);
  return Object.fromEntries(location.searchParams);
}

/** What the application's window is told by the frame of silent renewal. */
async function toldInMessage(asked: Changed, as = browser) {
  const { state, address } = requestWith({ ...asked, response_mode: "web_message" });
  const html = await (await as.get(address)).text();
  const { response, redirect_uri } = JSON.parse(/var data = (.*);/.exec(html)?.[1] ?? "{}");
  expect(redirect_uri).toBe(settings.redirectUri);
  expect(response.state).toBe(state);
  return response as Told;
}

const silent = { prompt: "none" };
const because = (error: string, error_description?: string) => ({
  error,
  ...(error_description !== undefined && { error_description }),
});

const errors: Array<[what: string, asked: Changed, told: Told]> = [
  [
    "a proof is missing",
    { ...silent, code_challenge: undefined },
    because("invalid_request", "code_challenge must be provided with code_challenge_method"),
  ],
  [
    "what is asked for is missing",
    { ...silent, response_type: undefined },
    because("invalid_request", "missing required parameter 'response_type'"),
  ],
  [
    "one must not sign in and must",
    { prompt: "none login" },
    because("invalid_request", "prompt none must only be used alone"),
  ],
  [
    "a choice of accounts is asked for",
    { prompt: "select_account" },
    because("invalid_request", "unsupported prompt value requested"),
  ],
  [
    "consent is asked for, which nobody is asked for here",
    { prompt: "consent" },
    because("invalid_request", "unsupported prompt value requested"),
  ],
  [
    "an age is no age",
    { ...silent, max_age: "-1" },
    because("invalid_request", "invalid max_age parameter value"),
  ],
  [
    "an id token is none",
    { ...silent, id_token_hint: "x" },
    because("invalid_request", "could not validate id_token_hint"),
  ],
  [
    "the sign-in is too long ago",
    { ...silent, max_age: "0" },
    because("login_required", "login prompt was not resolved"),
  ],
  [
    "tokens are for somebody else",
    { ...silent, audience: "urn:elsewhere" },
    because("access_denied", "Service not found: urn:elsewhere"),
  ],
  [
    "tokens are for another resource",
    { ...silent, resource: "urn:elsewhere" },
    because("invalid_target", "Service not found: urn:elsewhere"),
  ],
  ["the request is a signed one", { ...silent, request: "x.y.z" }, because("request_not_supported")],
  [
    "the request lies elsewhere",
    { ...silent, request_uri: "https://elsewhere.example/r" },
    because("request_uri_not_supported"),
  ],
  [
    "an application registers itself",
    { ...silent, registration: "{}" },
    because("registration_not_supported"),
  ],
];

describe("the application is told, in its address and by message alike, that", () => {
  test.each(errors)("%s", async (_what, asked, told) => {
    expect(await toldInAddress(asked)).toMatchObject(told);
    expect(await toldInMessage(asked)).toMatchObject(told);
  });

  test("nobody is signed in", async () => {
    const told = because("login_required", "End-User authentication is required");
    expect(await toldInAddress(silent, testBrowser())).toMatchObject(told);
    expect(await toldInMessage(silent, testBrowser())).toMatchObject(told);
  });

  test("something is wrong on our side", async () => {
    door.takeDatabaseAway(true);
    try {
      expect(await toldInMessage(silent)).toMatchObject({ error: "server_error" });
    } finally {
      door.takeDatabaseAway(false);
    }
  });
});

test("tokens without a code are not given, by message or otherwise", async () => {
  for (const response_type of ["token", "id_token", "code token"]) {
    const asked = { ...silent, response_type };
    expect(await toldInMessage(asked)).toMatchObject({ error: "unsupported_response_type" });
    expect(await toldInAddress(asked)).toHaveProperty("error");
    expect(await toldInAddress(asked)).not.toHaveProperty("access_token");
  }
});

test("where it is not known whom to tell, a page tells the person", async () => {
  const nobodys: Changed[] = [
    { client_id: "somebody-else" },
    { client_id: undefined },
    { redirect_uri: "https://elsewhere.example/" },
    { redirect_uri: undefined },
  ];
  for (const asked of nobodys) {
    const { address } = requestWith({ ...silent, ...asked });
    const answer = await browser.get(address);
    // With one registered address a request without any would be for that one; ours has two.
    expect([400, 401]).toContain(answer.status);
    expect(answer.headers.get("location")).toBeNull();
    expect(await answer.text()).toContain("<h1>");
  }
});

const refresh = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
const ofTokens: Array<[what: string, asked: Record<string, string>, told: Told & { status: number }]> = [
  [
    "nothing was asked for",
    {},
    { status: 400, ...because("invalid_request", "missing required parameter 'grant_type'") },
  ],
  [
    "the way is unknown",
    { grant_type: "magic" },
    { status: 400, ...because("unsupported_grant_type", "unsupported grant_type requested") },
  ],
  [
    "the application is unknown",
    { ...refresh, client_id: "x" },
    { status: 401, ...because("invalid_client", "client authentication failed") },
  ],
  [
    "the code is unknown",
    { grant_type: "authorization_code", code: "x" },
    { status: 400, ...because("invalid_grant", "grant request is invalid") },
  ],
  [
    "the refresh token is unknown, in the SDK's words",
    { ...refresh, refresh_token: "x" },
    { status: 400, ...because("invalid_grant", "Unknown or invalid refresh token.") },
  ],
  [
    "more is asked for than was given",
    { ...refresh, scope: "openid admin" },
    { status: 400, ...because("invalid_scope") },
  ],
];
test.each(ofTokens)("whoever asks for tokens is told that %s", async (_what, asked, told) => {
  for (const json of [false, true]) expect(await requestToken(door, asked, { json })).toMatchObject(told);
});
