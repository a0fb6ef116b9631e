import { codeParameter, type GuestPageProblem, sealParameter } from "@bellhop/contract/guest-page";
import { foldedNumber } from "@bellhop/language/names";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Visit } from "../../journeys/guests/view-guest-page.ts";
import { FormRefused, type GuestForm } from "../../journeys/requests/read-guest-form.ts";
import { newId } from "../../platform/ids.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Accepted } from "./accept-message.ts";
import type { EmergencySeals } from "./open-emergency-seals.ts";
import { addressOf } from "./visit.ts";

export type OrBack = ReturnType<typeof openOrBack>;

/** `asks_code`: the page shows the form for a one-time code. */
export type FormOutcome = `#${string}` | GuestPageProblem | "asks_code";

/**
 * After a form, the browser reads the page again: at a place of it, with the reason why the form did nothing, or with the
 * proof that staff got an emergency.
 */
export const openOrBack =
  (seals: EmergencySeals) =>
  async (reply: FastifyReply, visit: Visit, submit: () => Promise<FormOutcome>): Promise<FastifyReply> => {
    const outcome = await submit().catch((error: unknown) => {
      // The page says that it has ended.
      if (error instanceof Refusal && error.code === "session_expired") return "#" as const;
      const problem = error instanceof Refusal ? problemOf(error) : undefined;
      if (!problem) throw error;
      return problem;
    });
    return reply.redirect(addressAfter(visit, outcome, seals), 303);
  };

function addressAfter(visit: Visit, outcome: FormOutcome, seals: EmergencySeals): string {
  const address = addressOf(visit);
  if (outcome === "asks_code") return `${withQuery(address, codeParameter, "")}#verify`;
  if (outcome === "emergency")
    return withQuery(withProblem(address, outcome), sealParameter, seals.make(visit.venueId));
  const isPlace = outcome.startsWith("#");
  return isPlace ? `${address}${outcome}` : withProblem(address, outcome as GuestPageProblem);
}

/** Returns the place of an accepted message on the page. */
export const placeOf = (accepted: Accepted) => (accepted.is === "thread" ? "#end" : accepted.is);

export const isFormPost = ({ headers }: FastifyRequest): boolean =>
  headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;

/** A suggested question and "Talk to a person" are buttons of the form, with their text as value. */
export function formWriting(body: unknown) {
  const { sent_as = newId(), text = "", ask } = (body ?? {}) as Record<string, string | undefined>;
  return { sent_as, text: ask ?? text };
}

/** A tap on a button of a message; undefined for what the guest wrote. */
export function formChoosing(body: unknown) {
  const { sent_as = newId(), choice } = (body ?? {}) as Record<string, string | undefined>;
  return choice === undefined ? undefined : { sent_as, choice };
}

/** Texts of a form for a request; fields that were left empty are absent. */
export function formRequest(body: unknown) {
  const { sent_as = newId(), ...fields } = (body ?? {}) as Record<string, string>;
  const filled = Object.entries(fields).filter(([, value]) => value !== "");
  return { sent_as, ...Object.fromEntries(filled) };
}

/** The page shows the form again, with what was typed. */
export const refusedForm =
  (form: GuestForm) =>
  (error: unknown): never => {
    const isTooMany = error instanceof Refusal && error.code === "too_many";
    throw isTooMany ? new FormRefused(form, { problem: "too_many" }) : error;
  };

/** Accepts a code as copied from a mail, with spaces or other digits. */
export function formCode(body: unknown) {
  const { code = "", ...form } = (body ?? {}) as Record<string, string | undefined>;
  return { ...form, code: foldedNumber(code) };
}

/** The chosen button of the two sends an empty value, which removes the rating. */
export function formRating(body: unknown) {
  const { message_id, helpful } = (body ?? {}) as Record<string, string | undefined>;
  return { message_id, is_helpful: helpful === "yes" ? true : helpful === "no" ? false : null };
}

export function formStayRating(body: unknown) {
  const { sent_as = newId(), comment = "", ...form } = (body ?? {}) as Record<string, string | undefined>;
  return { ...form, sent_as, comment };
}

function problemOf({ code, errors }: Refusal): GuestPageProblem | undefined {
  if (code === "too_many") return "too_many";
  const [error] = errors ?? [];
  if (error?.field === "text") return error.code === "too_long" ? "too_long" : "empty";
  if (error?.field === "reservation_number" || error?.field === "surname") return "not_verified";
  if (error?.field === "code") return "code_wrong";
  if (error?.field === "file") return error.code === "file_too_large" ? "file_too_large" : "file_type";
  return error?.field === "link" ? "link_used" : undefined;
}

/** The form that shows the stay displays these problems itself. */
const ofVerification: readonly GuestPageProblem[] = ["not_verified", "too_many_tries", "code_wrong"];

function withProblem(address: string, problem: GuestPageProblem): string {
  const place = ofVerification.includes(problem) ? "#verify" : "";
  return `${withQuery(address, "problem", problem)}${place}`;
}

const withQuery = (address: string, name: string, value: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}${name}=${value}`;
