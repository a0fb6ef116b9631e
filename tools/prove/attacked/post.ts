import type { Call, CallInput, OutputOf } from "@bellhop/contract/call";
import type { Attacked } from "./bellhop.ts";

/** Calls with a body that no schema allows. Resolves to the status; 0 if the connection broke. */
export async function post(bellhop: Attacked, call: Call, body: string): Promise<number> {
  const headers = {
    authorization: `Bearer ${await bellhop.signIn()}`,
    "content-type": "application/json",
  };
  const answer = await fetch(`${bellhop.url}${call.path}`, { method: "POST", headers, body }).catch(
    () => null,
  );
  await answer?.text();
  return answer?.status ?? 0;
}

/** `count` members: `"<prefix>0":<value>,"<prefix>1":<value>,…` */
export const members = (prefix: string, value: string, count: number) =>
  Array.from({ length: count }, (_, n) => `"${prefix}${n}":${value}`).join(",");

/** Calls as a demo account does. Throws unless the answer is 200. */
export async function caller(bellhop: Attacked) {
  const headers = { authorization: `Bearer ${await bellhop.signIn()}`, "content-type": "application/json" };
  return async <C extends Call>(call: C, input: CallInput<C>): Promise<OutputOf<C>> => {
    const { path, method } = call;
    const answer = await fetch(`${bellhop.url}${path}`, { method, headers, body: JSON.stringify(input) });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as OutputOf<C>;
  };
}
