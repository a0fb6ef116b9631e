import type { GuestPageProblem } from "@bellhop/contract/guest-page";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Visit } from "../../journeys/guest-page.ts";
import { newId } from "../../platform/ids.ts";
import { Refusal } from "../../platform/refusal.ts";
import { addressOf } from "./visit.ts";

export type OrBack = typeof orBack;

/** After a form, the browser reads the page again: at a place of it, or with the reason why the form did nothing. */
export async function orBack(
  reply: FastifyReply,
  visit: Visit,
  submit: () => Promise<`#${string}` | GuestPageProblem>,
) {
  const result = await submit().catch((error: unknown) => {
    // The page says that it has ended.
    if (error instanceof Refusal && error.code === "session_expired") return "#" as const;
    const problem = error instanceof Refusal ? problemOf(error) : undefined;
    if (!problem) throw error;
    return problem;
  });
  const address = addressOf(visit);
  const isPlace = result.startsWith("#");
  return reply.redirect(
    isPlace ? `${address}${result}` : withProblem(address, result as GuestPageProblem),
    303,
  );
}

export const isFormPost = ({ headers }: FastifyRequest): boolean =>
  headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;

/** A suggested question and "Talk to a person" are buttons of the form, with their text as value. */
export function formWriting(body: unknown) {
  const { sent_as = newId(), text = "", ask } = (body ?? {}) as Record<string, string | undefined>;
  return { sent_as, text: ask ?? text };
}

/** The chosen button of the two sends an empty value, which removes the rating. */
export function formRating(body: unknown) {
  const { message_id, helpful } = (body ?? {}) as Record<string, string | undefined>;
  return { message_id, is_helpful: helpful === "yes" ? true : helpful === "no" ? false : null };
}

function problemOf({ code, errors }: Refusal): GuestPageProblem | undefined {
  if (code === "too_many") return "too_many";
  const [error] = errors ?? [];
  if (error?.field === "text") return error.code === "too_long" ? "too_long" : "empty";
  if (error?.field === "reservation_number" || error?.field === "surname") return "not_verified";
  if (error?.field === "file") return error.code === "file_too_large" ? "file_too_large" : "file_type";
  return error?.field === "link" ? "link_used" : undefined;
}

function withProblem(address: string, problem: GuestPageProblem): string {
  const place = problem === "not_verified" ? "#verify" : "";
  return `${address}${address.includes("?") ? "&" : "?"}problem=${problem}${place}`;
}
