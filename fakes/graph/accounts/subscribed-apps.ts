import { randomInt } from "node:crypto";
import { type Call, paramsOf } from "../call.ts";
import { GraphError } from "../graph-error.ts";
import type { GraphParts } from "../parts.ts";
import { invalid, type Json, noSuchObject } from "../wire.ts";

const challengeMs = 5_000;

/** Subscribes the app to an account's webhooks. Another callback must first answer the challenge. */
export async function subscribe({ accounts }: GraphParts, call: Call): Promise<Json> {
  const account = accounts.account(call.id) ?? noSuchObject(call.id);
  const { override_callback_uri: callback, verify_token: verifyToken } = await paramsOf(call);
  if (callback === undefined) {
    account.subscription = {};
    return { success: true };
  }
  if (typeof callback !== "string" || !URL.canParse(callback))
    return invalid("Param override_callback_uri must be a valid URI.");
  if (typeof verifyToken !== "string" || verifyToken === "")
    return invalid("The parameter verify_token is required.");
  const problem = await challenge(callback, verifyToken);
  if (problem)
    throw new GraphError(400, 2200, `Callback verification failed with the following errors: ${problem}`);
  account.subscription = { override_callback_uri: callback };
  return { success: true };
}

export function listSubscriptions({ settings, accounts }: GraphParts, { id }: Call): Json {
  const { subscription } = accounts.account(id) ?? noSuchObject(id);
  const app = { id: settings.appId ?? "20001", name: "Bellhop", link: "https://bellhop.example/" };
  return { data: subscription ? [{ whatsapp_business_api_data: app, ...subscription }] : [] };
}

export function unsubscribe({ accounts }: GraphParts, { id }: Call): Json {
  const account = accounts.account(id) ?? noSuchObject(id);
  account.subscription = undefined;
  return { success: true };
}

/** Why the callback is not verified; undefined if it is. */
async function challenge(callback: string, verifyToken: string): Promise<string | undefined> {
  const expected = String(randomInt(1e9, 1e10));
  const url = new URL(callback);
  url.searchParams.set("hub.mode", "subscribe");
  url.searchParams.set("hub.challenge", expected);
  url.searchParams.set("hub.verify_token", verifyToken);
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(challengeMs), redirect: "manual" });
    const text = await answer.text();
    if (answer.status !== 200) return `HTTP Status Code = ${answer.status}`;
    return text === expected ? undefined : "The challenge in the response is wrong";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
