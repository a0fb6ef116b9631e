import { listVenueAlerts } from "@bellhop/contract/alerts";
import { call } from "@bellhop/contract/call";
import { sendReply } from "@bellhop/contract/messages";
import { problems } from "@bellhop/contract/problems";
import * as z from "@bellhop/contract/values";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { askAs, type Caller, fetchFileAs } from "./ask.ts";

const nothing = {
  input: z.nothing,
  output: z.nothing,
  role: "staff",
  scope: "venue",
  access: "reads",
  summary: "",
} as const;
const read = call("POST /api/get_venue_info", nothing);
const readByGet = call("GET /api/get_venue_alerts_detailed", nothing);

const caller: Caller = { accessToken: async () => "token", venueId: () => 7 };

function server(answer: Response | Error) {
  const requests: { path: string; request: RequestInit }[] = [];
  const send: typeof fetch = async (path, request) => {
    requests.push({ path: String(path), request: request ?? {} });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { send, requests };
}

const answered = (status: number, body: unknown) =>
  new Response(typeof body === "string" ? body : JSON.stringify(body), { status });

const keyOf = (request: RequestInit) => (request.headers as Record<string, string>)["idempotency-key"];

const failureOf = async (answer: Response | Error, who = caller) => {
  try {
    await askAs(who, server(answer).send)(read, {});
  } catch (failure) {
    return failure as Record<string, unknown>;
  }
  throw new Error("did not fail");
};

let logged: unknown[][];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(words));
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a call", () => {
  test("carries the bearer token, cookies and the tab's venue, and sets no time-out", async () => {
    const { send, requests } = server(answered(200, { it: "is" }));
    await expect(askAs(caller, send)(read, {})).resolves.toEqual({ it: "is" });
    const { path, request } = requests[0] ?? {};
    expect(path).toBe("/api/get_venue_info");
    expect(request).toMatchObject({
      method: "POST",
      credentials: "include",
      body: "{}",
      signal: null,
      headers: { authorization: "Bearer token", "bellhop-venue": "7", "content-type": "application/json" },
    });
  });

  test("by GET has no body, and its input in the address", async () => {
    const { send, requests } = server(answered(200, {}));
    await askAs(caller, send)(readByGet, {});
    expect(requests[0]).toMatchObject({ path: "/api/get_venue_alerts_detailed", request: { method: "GET" } });
    expect(requests[0]?.request.body).toBeUndefined();
    const paged = server(answered(200, {}));
    await askAs(caller, paged.send)(listVenueAlerts, { cursor: "a b", limit: undefined });
    expect(paged.requests[0]?.path).toBe("/api/get_venue_alerts_detailed?cursor=a+b");
  });

  test("leaves the venue out while the tab has none, so that the member's stored one counts", async () => {
    const { send, requests } = server(answered(200, {}));
    await askAs({ ...caller, venueId: () => undefined }, send)(read, {});
    expect(requests[0]?.request.headers).not.toHaveProperty("bellhop-venue");
  });

  test("that changes something carries a key of its own, or the one of the change that is tried again", async () => {
    const { send, requests } = server(answered(200, {}));
    const ask = askAs(caller, async (...request) => (await send(...request)).clone());
    const reply = { conversation_id: "c", message_id: "m", text: "Hello" };
    await ask(sendReply, reply);
    await ask(sendReply, reply);
    await ask(sendReply, reply, { idempotencyKey: "m" });
    const [one, other, again] = requests.map(({ request }) => keyOf(request));
    expect(one).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(other).not.toBe(one);
    expect(again).toBe("m");
    expect(requests[0]?.request.body).toBe(JSON.stringify(reply));
  });

  test("that only reads carries no key", async () => {
    const { send, requests } = server(answered(200, {}));
    await askAs(caller, send)(read, {}, { idempotencyKey: "m" });
    expect(requests[0]?.request.headers).not.toHaveProperty("idempotency-key");
  });
});

describe("a call for a file", () => {
  const readFile = call("GET /api/export_audit_log", nothing);

  test("gives the file under the name that the server has for it", async () => {
    const answer = answered(200, "a,b");
    answer.headers.set("content-disposition", 'attachment; filename="changes.csv"');
    const { send, requests } = server(answer);
    const { name, blob } = await fetchFileAs(caller, send)(readFile, {});
    expect({ name, text: await blob.text() }).toEqual({ name: "changes.csv", text: "a,b" });
    expect(requests[0]).toMatchObject({ request: { headers: { authorization: "Bearer token" } } });
  });

  test("that is refused or breaks off fails as every call does", async () => {
    const refused = fetchFileAs(caller, server(answered(403, { code: "role_required", detail: "No" })).send);
    await expect(refused(readFile, {})).rejects.toMatchObject({
      status: 403,
      code: "role_required",
      message: "No",
    });
    const half = new ReadableStream({ start: (stream) => stream.error(new TypeError("terminated")) });
    const broken = fetchFileAs(caller, server(new Response(half)).send);
    await expect(broken(readFile, {})).rejects.toMatchObject({ message: "No response received from server" });
  });
});

describe("a failure's message", () => {
  test.each([
    ["msg before all others", 400, { msg: "m", result: "r", detail: "d", message: "e" }, "m"],
    ["then result", 400, { result: "r", detail: "d", message: "e" }, "r"],
    ["then detail", 422, { detail: "d", message: "e" }, "d"],
    ["then message", 500, { message: "e" }, "e"],
    ["an empty one counts as none", 400, { msg: "", detail: "d" }, "d"],
    ["what is no text counts as none", 422, { detail: [{ loc: ["body"] }], message: "e" }, "e"],
    ["nothing said", 418, {}, "Request failed with status 418"],
    ["no JSON", 502, "<html>Bad Gateway</html>", "Request failed with status 502"],
    ["an array", 500, [1], "Request failed with status 500"],
  ])("%s", async (_, status, body, message) => {
    expect((await failureOf(answered(status, body))).message).toBe(message);
  });

  test("is the first that the answer has of msg, result, detail and message, whichever of them it has", async () => {
    const order = ["msg", "result", "detail", "message"];
    for (let subset = 1; subset < 16; subset++) {
      const fields = order.filter((_, n) => subset & (1 << n));
      // In the answer they stand in the opposite order.
      const body = Object.fromEntries(fields.toReversed().map((field) => [field, `the ${field}`]));
      expect((await failureOf(answered(400, body))).message).toBe(`the ${fields[0]}`);
    }
  });

  test("without a status is that an unknown error occurred", async () => {
    expect((await failureOf(Response.error())).message).toBe("An unknown error occurred");
  });

  test.each([
    ["JWKS client error: the key is unknown", "msg"],
    ["JWKS client error: the token was signed with a key that this installation does not know.", "detail"],
    ['Unable to find a signing key that matches: "abc"', "msg"],
    ['Fail to fetch data from the url, err: "timed out"', "msg"],
  ])("says that the session has expired for %j in %s", async (message, field) => {
    const failure = await failureOf(answered(401, { [field]: message }));
    expect(failure.message).toBe("Your session has expired. Please log in again.");
  });

  test("without any answer says so", async () => {
    const failure = await failureOf(new TypeError("Failed to fetch"));
    expect(failure).toMatchObject({ message: "No response received from server", isPaywallError: false });
    expect(failure.status).toBeUndefined();
  });

  test("of an answer that breaks off in its middle is that there was none", async () => {
    const half = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"half":'));
        stream.error(new TypeError("terminated"));
      },
    });
    expect(await failureOf(new Response(half))).toMatchObject({
      message: "No response received from server",
      isPaywallError: false,
    });
  });

  test("of a request that could not be made is its own", async () => {
    const signedOut = async () => {
      throw new Error("Login required");
    };
    const { send, requests } = server(answered(200, {}));
    await expect(askAs({ ...caller, accessToken: signedOut }, send)(read, {})).rejects.toThrow(
      "Login required",
    );
    expect(requests).toHaveLength(0);
    const [[where, failure]] = logged as [[string, object]];
    expect(where).toBe("POST /api/get_venue_info:");
    expect(failure).toMatchObject({ message: "Login required", status: undefined, isPaywallError: false });
  });
});

describe("a failure", () => {
  test("of a key that the installation does not know says what the server's own sentence stands for", async () => {
    const { status, detail } = problems.unknown_key;
    expect(await failureOf(answered(status, { code: "unknown_key", detail }))).toMatchObject({
      message: "Your session has expired. Please log in again.",
      code: "unknown_key",
      detail,
      status: 401,
    });
  });

  test("holds the answer's fields and the status", async () => {
    const errors = [{ field: "text", message: "Write something first" }];
    const body = {
      title: "Fields need attention",
      detail: "Some fields need attention.",
      code: "invalid_fields",
      errors,
    };
    expect(await failureOf(answered(422, body))).toMatchObject({
      ...body,
      status: 422,
      isPaywallError: false,
    });
  });

  test("keeps its own message and status, whatever fields of those names the answer has", async () => {
    const failure = await failureOf(answered(409, { msg: "Changed", message: "other", status: 1 }));
    expect(failure).toMatchObject({ message: "Changed", status: 409 });
    expect(failure).toBeInstanceOf(Error);
  });

  test.each([
    [403, {}, true],
    [403, { code: "role_required" }, true],
    [402, { isPaywallError: true }, true],
    [500, { isPaywallError: true, detail: "No" }, true],
    [403, { isPaywallError: false }, true],
    [403, "Forbidden", true],
    [402, {}, false],
    [404, { isPaywallError: false }, false],
  ])("with %i and %j has isPaywallError %s", async (status, body, expected) => {
    expect((await failureOf(answered(status, body))).isPaywallError).toBe(expected);
  });

  test("is logged to the console", async () => {
    const failure = await failureOf(answered(404, { detail: "gone" }));
    expect(logged).toEqual([["POST /api/get_venue_info:", failure]]);
  });

  test("with 401, and with nothing else, tells the caller that the token is not taken", async () => {
    const signedOut = vi.fn();
    await failureOf(answered(401, {}), { ...caller, signedOut });
    for (const status of [403, 404, 429, 500, 503]) {
      await failureOf(answered(status, {}), { ...caller, signedOut });
    }
    expect(signedOut).toHaveBeenCalledOnce();
  });

  test("of a call that was given up is silent", async () => {
    const given = new AbortController();
    given.abort();
    const { send } = server(new DOMException("Aborted", "AbortError") as unknown as Error);
    await expect(askAs(caller, send)(read, {}, { signal: given.signal })).rejects.toThrow("Aborted");
    expect(logged).toEqual([]);
  });
});

describe("a token that the server does not take", () => {
  /** Takes one token only. */
  function picky(taken: string) {
    const requests: RequestInit[] = [];
    const send: typeof fetch = async (_path, request) => {
      requests.push(request ?? {});
      const { authorization } = (request as RequestInit).headers as Record<string, string>;
      return authorization === `Bearer ${taken}`
        ? answered(200, { it: "is" })
        : answered(401, { code: "signed_out", detail: "Please sign in." });
    };
    return { send, requests };
  }
  const change = { conversation_id: "c", message_id: "m", text: "Hello" };

  test("is replaced, and the call made once more with the same key", async () => {
    const { send, requests } = picky("another");
    const signedOut = vi.fn();
    const replaceToken = vi.fn(async () => "another");
    const answer = await askAs({ ...caller, replaceToken, signedOut }, send)(sendReply, change);
    expect(answer).toEqual({ it: "is" });
    expect(replaceToken).toHaveBeenCalledExactlyOnceWith("token");
    const [first, second] = requests.map(keyOf);
    expect(first).toBe(second);
    expect(signedOut).not.toHaveBeenCalled();
    expect(logged).toEqual([]);
  });

  test("and whose session is over fails with the server's words", async () => {
    const { send, requests } = picky("none");
    const asking = askAs({ ...caller, replaceToken: async () => undefined }, send)(read, {});
    await expect(asking).rejects.toMatchObject({ status: 401, message: "Please sign in." });
    expect(requests).toHaveLength(1);
  });

  test("and cannot be replaced just now fails with what was in the way, without a status", async () => {
    const { send } = picky("none");
    const replaceToken = async () => {
      throw new Error("Timeout when executing 'fetch'");
    };
    const signedOut = vi.fn();
    const asking = askAs({ ...caller, replaceToken, signedOut }, send)(read, {});
    await expect(asking).rejects.toMatchObject({
      status: undefined,
      message: "Timeout when executing 'fetch'",
    });
    expect(signedOut).not.toHaveBeenCalled();
  });

  test("nor the one in its place, is the end of the session here", async () => {
    const { send, requests } = picky("none");
    const signedOut = vi.fn();
    const asking = askAs({ ...caller, replaceToken: async () => "another", signedOut }, send)(read, {});
    await expect(asking).rejects.toMatchObject({ status: 401 });
    expect(requests).toHaveLength(2);
    expect(signedOut).toHaveBeenCalledOnce();
  });
});
