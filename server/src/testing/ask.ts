import type { Call, InputOf, OutputOf } from "@bellhop/contract/call";
import type { ProblemDocument } from "@bellhop/contract/problems";
import type { TestBellhop } from "./bellhop.ts";
import { accessTokenFor } from "./sign-in.ts";

export type Answer<Output> = { status: number; body: Output & Omit<Partial<ProblemDocument>, "status"> };

/** Half of the life of an access token. */
const renewAfterMs = 300_000;

export type Caller = {
  ask<C extends Call>(call: C, input: InputOf<C>): Promise<Answer<OutputOf<C>>>;
  headers: Record<string, string>;
};

/** Renews its access token, as a browser does, when the test's clock has moved. */
export async function signedIn(bellhop: TestBellhop, sub: string, venueId?: number): Promise<Caller> {
  const { clock } = bellhop.services;
  const signIn = async () => ({
    at: clock.now().getTime(),
    authorization: `Bearer ${await accessTokenFor(bellhop, sub)}`,
  });
  let session = await signIn();
  const headers: Record<string, string> = {
    authorization: session.authorization,
    ...(venueId !== undefined && { "bellhop-venue": String(venueId) }),
  };
  return {
    headers,
    async ask(call, input) {
      const ageMs = clock.now().getTime() - session.at;
      if (ageMs < 0 || ageMs > renewAfterMs) {
        session = await signIn();
        headers.authorization = session.authorization;
      }
      return ask(bellhop, call, input, headers);
    },
  };
}

export async function ask<C extends Call>(
  bellhop: TestBellhop,
  call: C,
  input: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<OutputOf<C>>> {
  const isPost = call.method === "POST";
  const query = isPost ? "" : `?${new URLSearchParams(input as Record<string, string>)}`;
  const response = await fetch(`${bellhop.services.selfUrl()}${call.path}${query}`, {
    method: call.method,
    headers: { ...(isPost && { "content-type": "application/json" }), ...headers },
    ...(isPost && { body: JSON.stringify(input) }),
  });
  return { status: response.status, body: (await response.json()) as Answer<OutputOf<C>>["body"] };
}
