import type { SendFailure } from "@bellhop/contract/send-failure";

export type ErrorClass =
  /** Surely not sent, and worth another try later. */
  | "later"
  /** Surely not sent, and not by trying again as it is. */
  | "refused"
  /** It may or may not have been sent. */
  | "unclear";

type ErrorMeaning = { class: ErrorClass; reason: SendFailure["reason"] };

const theirs = { class: "unclear", reason: "whatsapp_fault" } as const;
const ours = { class: "refused", reason: "message_refused" } as const;
const token = { class: "refused", reason: "connection_refused" } as const;
const permission = { class: "refused", reason: "permission_missing" } as const;
const rate = { class: "later", reason: "rate_limited" } as const;
const blocked = { class: "refused", reason: "account_blocked" } as const;
const media = { class: "refused", reason: "attachment_refused" } as const;
const registration = { class: "refused", reason: "number_unregistered" } as const;
const marketing = { class: "refused", reason: "promotion_limited" } as const;

/** Graph error codes from Meta's reference (November 2026). */
const meanings = new Map<number, ErrorMeaning>([
  [0, token],
  [190, token],
  ...[3, 10, 131_005].map((code) => [code, permission] as const),
  ...Array.from({ length: 100 }, (_, n) => [200 + n, permission] as const),
  ...[4, 80_007, 130_429, 131_056].map((code) => [code, rate] as const),
  [368, blocked],
  [131_031, blocked],
  [131_026, { class: "refused", reason: "guest_unreachable" }],
  [131_047, { class: "refused", reason: "reply_window_closed" }],
  [470, { class: "refused", reason: "reply_window_closed" }],
  ...[131_048, 131_049, 131_050].map((code) => [code, marketing] as const),
  [131_042, { class: "refused", reason: "payment_problem" }],
  [131_051, ours],
  [131_052, media],
  [131_053, media],
  [130_472, { class: "refused", reason: "withheld_by_meta" }],
  ...[131_000, 131_016, 1, 2].map((code) => [code, theirs] as const),
  ...[131_008, 131_009, 131_021, 100, 33].map((code) => [code, ours] as const),
  ...Array.from({ length: 13 }, (_, n) => [132_000 + n, ours] as const),
  [131_045, registration],
  ...Array.from({ length: 20 }, (_, n) => [133_000 + n, registration] as const),
]);

/** True for the codes that say the 24-hour window is closed. */
export function isWindowClosedCode(code: string | null): boolean {
  return code === "131047" || code === "470";
}

/** True for the code that says the guest has switched off marketing messages. */
export const isMarketingStoppedCode = (code: string | null): boolean => code === "131050";

/** True for the code that says WhatsApp limits marketing to this guest. */
export const isMarketingLimitedCode = (code: string | null): boolean => code === "131049";

/** True for the code that says guests report the number's messages as spam. */
export const isSpamCode = (code: string | null): boolean => code === "131048";

/** True for the code that says the guest cannot be reached on WhatsApp. */
export const isUnreachableCode = (code: string | null): boolean => code === "131026";

/** True for the code that says too many messages went to one guest. */
export const isPairRateCode = (code: string): boolean => code === "131056";

/** True for the code that says Meta delivers nothing until the account is paid. */
export const isPaymentCode = (code: string | null): boolean => code === "131042";

/** Why nothing can be sent until the connection is repaired; the message waits then. Undefined for other codes. */
export function stopReasonOf(code: string): "connection_refused" | "account_blocked" | undefined {
  const reason = meanings.get(Number(code))?.reason;
  return reason === "connection_refused" || reason === "account_blocked" ? reason : undefined;
}

/** Classes a Graph answer: by its error code first, then by its HTTP status. */
export function classOfError(code: number | undefined, httpStatus: number): ErrorClass {
  const known = code === undefined ? undefined : meanings.get(code);
  if (known) return known.class;
  if (httpStatus === 429) return "later";
  return httpStatus >= 500 ? "unclear" : "refused";
}

/** True if an upload may succeed later as it is: nothing was sent, so no doubt is left. */
export function isPassing(code: string): boolean {
  if (code === "not_reached" || code === "429" || /^5\d\d$/.test(code)) return true;
  const known = meanings.get(Number(code));
  return known !== undefined && known.class !== "refused";
}

/** Codes that Bellhop stores itself. All others are WhatsApp's. */
const ownCodes: Record<string, SendFailure["reason"]> = {
  not_connected: "connection_unusable",
  not_reached: "whatsapp_not_reached",
  door_code_changed: "door_code_changed",
  stay_changed: "stay_changed",
  guest_opted_out: "guest_opted_out",
  no_email: "no_email",
  mail_refused: "email_refused",
  mail_given_up: "email_not_sent",
  no_mail_server: "no_mail_server",
};

/** Why a message did not arrive, or may not have arrived. */
export function failureIn(state: "failed" | "unknown", code: string | null): SendFailure {
  return { code: code ?? "unknown", reason: reasonIn(state, code) };
}

function reasonIn(state: "failed" | "unknown", code: string | null): SendFailure["reason"] {
  if (state === "unknown") return code === "mail_cut_off" ? "email_unconfirmed" : "outcome_unknown";
  return ownCodes[code ?? ""] ?? meanings.get(Number(code))?.reason ?? "other";
}
