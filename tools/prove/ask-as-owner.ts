import type { Call, InputOf, OutputOf } from "@bellhop/contract/call";
import { signInOverHttp } from "../../server/src/testing/sign-in-over-http.ts";

/** Access tokens live for ten minutes. */
const tokenGoodForMs = 5 * 60_000;

/** Makes calls over HTTP as the demo's owner at Hotel Belvedere, also after a restart. Throws if one is refused. */
export function askAsOwner({ url, password }: { url: string; password: string }) {
  let token = "";
  let signedInAt = Number.NEGATIVE_INFINITY;
  return async function ask<C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>> {
    for (let tries = 0; ; tries++) {
      if (performance.now() - signedInAt > tokenGoodForMs) {
        token = await signInOverHttp(url, { email: "owner@belvedere.example", password });
        signedInAt = performance.now();
      }
      const response = await fetch(`${url}${call.path}`, {
        method: call.method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(input),
      });
      const body = await response.text();
      if (response.status === 200) return JSON.parse(body) as OutputOf<C>;
      if (response.status !== 401 || tries > 0)
        throw new Error(`${call.path}: ${response.status} ${body.slice(0, 500)}`);
      signedInAt = Number.NEGATIVE_INFINITY;
    }
  };
}
