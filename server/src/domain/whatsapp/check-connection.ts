import type { ConnectionCheck, ConnectionStep, PhoneType, StepProblem } from "@bellhop/contract/whatsapp";
import { classOfError } from "./errors.ts";
import type { GraphAccess, GraphAnswer, GraphFailure } from "./graph-call.ts";
import type { GraphClient } from "./graph-client.ts";
import { asObject, cut, type Json, listIn, textIn } from "./loose-json.ts";

export type WantedConnection = {
  wabaId: string;
  /** Null if the person finished Meta's signup without choosing one. */
  phoneNumberId: string | null;
  /** As people write it; it chooses a number of the account if the id is missing. */
  selectedPhone: string | null;
  /** Null if unknown: then the number is treated as one that only Bellhop uses. */
  phoneType: PhoneType | null;
  /** Registers the number if it is not registered yet. */
  pin: string | null;
  /** Where Meta should deliver webhooks. Null if this installation cannot receive them. */
  callback: { url: string; verifyToken: string } | null;
  hasWebhookArrived: boolean;
};

export type FoundNumber = {
  phoneNumberId: string;
  displayPhone: string | null;
  verifiedName: string | null;
  standing: { quality?: string; messaging_limit?: string; name_status?: string };
};

export type CheckedConnection = { checks: ConnectionCheck[]; number: FoundNumber | null };

type Check = Omit<ConnectionCheck, "step" | "checked_at">;

const ok: Check = { state: "ok", problem: null, detail: "" };
const unchecked: Check = { state: "unchecked", problem: null, detail: "" };
const failed = (problem: StepProblem, detail = ""): Check => ({
  state: "failed",
  problem,
  detail: cut(detail, 300),
});
const waiting = (problem: StepProblem): Check => ({ state: "waiting", problem, detail: "" });

const needed = ["whatsapp_business_management", "whatsapp_business_messaging"];
const numberFields =
  "id,display_phone_number,verified_name,quality_rating,messaging_limit_tier,name_status,status,code_verification_status";

/** Checks each step of a connection at Meta, and does what is left to do: registration and subscription. */
export async function checkConnection(
  graph: GraphClient,
  access: GraphAccess,
  settings: WantedConnection,
  now: Date,
): Promise<CheckedConnection> {
  const { wabaId } = settings;
  const account = await graph.call(access, {
    method: "GET",
    path: wabaId,
    query: { fields: "id,name,currency,primary_funding_id,account_review_status" },
  });
  const token = tokenCheck(account);
  if (token.state !== "ok" || account.is === "failure")
    return { checks: toChecks({ token }, now), number: null };
  const permissions = await permissionCheck(graph, access);
  const found = await findNumber(graph, access, settings);
  const number = "number" in found ? found.number : null;
  const steps: Partial<Record<ConnectionStep, Check>> = {
    token,
    permissions,
    number: "check" in found ? found.check : ok,
    payment: textIn(account.body, "primary_funding_id") ? ok : failed("no_payment_method"),
  };
  if (number) steps.registration = await registrationCheck(graph, access, settings, number.json);
  steps.subscription = await subscriptionCheck(graph, access, settings);
  steps.callback = callbackCheck(steps.subscription, settings);
  return { checks: toChecks(steps, now), number: number && toFound(number.json) };
}

/** The checks of all steps. Steps that were not reached are unchecked. */
export function toChecks(steps: Partial<Record<ConnectionStep, Check>>, now: Date): ConnectionCheck[] {
  const all: ConnectionStep[] = [
    "token",
    "permissions",
    "number",
    "registration",
    "subscription",
    "callback",
    "payment",
  ];
  return all.map((step) => {
    const check = steps[step];
    return { step, ...(check ?? unchecked), checked_at: check ? now.toISOString() : null };
  });
}

function tokenCheck(account: GraphAnswer): Check {
  if (account.is === "answer") return ok;
  const { code, detail } = account;
  if (isUnreached(account)) return failed("whatsapp_not_reached", detail);
  if (code === "190" || code === "0" || code === "401") return failed("token_expired", detail);
  if (code === "368" || code === "131031") return failed("account_blocked", detail);
  if (isPermission(code)) return failed("permission_missing", detail);
  return failed(code === "100" || code === "33" || code === "404" ? "account_not_found" : "other", detail);
}

/** The answer says nothing about the connection: WhatsApp is away, busy or has a fault. */
const isUnreached = ({ code, status }: GraphFailure): boolean =>
  code === "not_reached" ||
  status === 429 ||
  (status !== null && status >= 500) ||
  classOfError(Number(code), status ?? 0) !== "refused";

const isPermission = (code: string): boolean =>
  code === "3" || code === "10" || code === "131005" || (Number(code) >= 200 && Number(code) <= 299);

/** The scopes of the token. If Meta does not say them, the other steps will show what is missing. */
async function permissionCheck(graph: GraphClient, access: GraphAccess): Promise<Check> {
  const shown = await graph.call(access, {
    method: "GET",
    path: "debug_token",
    query: { input_token: access.accessToken.reveal() },
  });
  if (shown.is === "failure") return { ...ok, state: "unchecked" };
  const data = asObject(shown.body.data);
  const scopes = Array.isArray(data.scopes) ? data.scopes : needed;
  const missing = needed.filter((scope) => !scopes.includes(scope));
  return missing.length === 0 ? ok : failed("permission_missing", missing.join(", "));
}

function numberProblem(answer: GraphFailure): StepProblem {
  if (isUnreached(answer)) return "whatsapp_not_reached";
  return isPermission(answer.code) ? "permission_missing" : "number_not_found";
}

type Found = { number: { json: Json } } | { check: Check };

async function findNumber(
  graph: GraphClient,
  access: GraphAccess,
  settings: WantedConnection,
): Promise<Found> {
  if (settings.phoneNumberId !== null) {
    const answer = await graph.call(access, {
      method: "GET",
      path: settings.phoneNumberId,
      query: { fields: numberFields },
    });
    if (answer.is === "answer") return { number: { json: answer.body } };
    return { check: failed(numberProblem(answer), answer.detail) };
  }
  const answer = await graph.call(access, {
    method: "GET",
    path: `${settings.wabaId}/phone_numbers`,
    query: { fields: numberFields },
  });
  if (answer.is === "failure") return { check: failed(numberProblem(answer), answer.detail) };
  const numbers = listIn(answer.body, "data");
  const digits = (phone: string) => phone.replace(/\D/g, "");
  const selected = settings.selectedPhone === null ? "" : digits(settings.selectedPhone);
  const chosen =
    selected === ""
      ? numbers.length === 1
        ? numbers[0]
        : undefined
      : numbers.find((one) => digits(textIn(one, "display_phone_number")) === selected);
  if (chosen) return { number: { json: chosen } };
  return { check: failed(numbers.length === 0 ? "number_not_found" : "number_not_chosen") };
}

/** A number that WhatsApp restricts or rates low stays registered (phone number reference, November 2026). */
const registeredStates = new Set(["CONNECTED", "FLAGGED", "RESTRICTED", "RATE_LIMITED"]);

/** A number of the phone app stays registered there; any other one is registered with its PIN. */
async function registrationCheck(
  graph: GraphClient,
  access: GraphAccess,
  { phoneType, pin }: WantedConnection,
  number: Json,
): Promise<Check> {
  const isRegistered = registeredStates.has(textIn(number, "status").toUpperCase());
  if (isRegistered || phoneType === "coexistence") return ok;
  if (pin === null) return failed("pin_needed");
  const answer = await graph.call(access, {
    method: "POST",
    path: `${textIn(number, "id")}/register`,
    body: { messaging_product: "whatsapp", pin },
  });
  if (answer.is === "answer") return ok;
  if (isUnreached(answer)) return failed("whatsapp_not_reached", answer.detail);
  const isPin = ["133005", "133006", "133008", "133009"].includes(answer.code);
  return failed(isPin ? "pin_wrong" : "registration_refused", answer.detail);
}

/** Meta calls the address with a challenge before it accepts the subscription. */
async function subscriptionCheck(
  graph: GraphClient,
  access: GraphAccess,
  { wabaId, callback }: WantedConnection,
): Promise<Check> {
  if (!callback) return failed("callback_refused");
  const answer = await graph.call(access, {
    method: "POST",
    path: `${wabaId}/subscribed_apps`,
    body: { override_callback_uri: callback.url, verify_token: callback.verifyToken },
  });
  if (answer.is === "answer") return ok;
  if (isPermission(answer.code)) return failed("permission_missing", answer.detail);
  const isCallback = /callback|challenge|verif/i.test(answer.detail);
  return failed(isCallback ? "callback_refused" : "not_subscribed", answer.detail);
}

function callbackCheck(subscription: Check, { hasWebhookArrived }: WantedConnection): Check {
  if (subscription.state !== "ok") return unchecked;
  return hasWebhookArrived ? ok : waiting("no_webhook_yet");
}

function toFound(json: Json): FoundNumber {
  const word = (key: string) => cut(textIn(json, key), 120);
  const [quality, limit, name] = [word("quality_rating"), word("messaging_limit_tier"), word("name_status")];
  return {
    phoneNumberId: word("id"),
    displayPhone: word("display_phone_number") || null,
    verifiedName: word("verified_name") || null,
    standing: {
      ...(quality && { quality }),
      ...(limit && { messaging_limit: limit }),
      ...(name && { name_status: name }),
    },
  };
}

/** Exchanges the code of Meta's signup for a token of the business. */
export async function exchangeCode(
  graph: GraphClient,
  access: GraphAccess,
  app: { appId: string; appSecret: string },
  code: string,
): Promise<{ token: string } | { refused: string } | { unreached: string }> {
  const answer = await graph.call(access, {
    method: "GET",
    path: "oauth/access_token",
    query: { client_id: app.appId, client_secret: app.appSecret, code },
  });
  if (answer.is === "failure")
    return isUnreached(answer) ? { unreached: cut(answer.detail, 300) } : { refused: answer.detail };
  const token = textIn(answer.body, "access_token");
  return token ? { token } : { refused: "no access_token in the response" };
}
