import type { Message } from "@bellhop/contract/messages";

export type ErrorClass =
  /** Surely not sent, and worth another try later. */
  | "later"
  /** Surely not sent, and not by trying again as it is. */
  | "refused"
  /** It may or may not have been sent. */
  | "unclear";

type ErrorMeaning = { class: ErrorClass; cause: string; next: string };

const theirs = {
  class: "unclear",
  cause: "WhatsApp had a fault of its own.",
  next: "Check with the guest before sending again.",
} as const;
const ours = {
  class: "refused",
  cause: "WhatsApp does not take this message as it is.",
  next: "Write it differently and send it again.",
} as const;
const token = {
  class: "refused",
  cause: "WhatsApp no longer accepts this venue's connection.",
  next: "Reconnect the number under WhatsApp.",
} as const;
const permission = {
  class: "refused",
  cause: "The connection lacks a permission at Meta.",
  next: "Reconnect the number under WhatsApp and grant all permissions.",
} as const;
const rate = {
  class: "later",
  cause: "WhatsApp asked us to slow down.",
  // Staff see this once the last try has failed.
  next: "Send it again in a few minutes.",
} as const;
const blocked = {
  class: "refused",
  cause: "Meta has blocked this WhatsApp account.",
  next: "An owner has to settle this in Meta's business manager.",
} as const;
const media = {
  class: "refused",
  cause: "WhatsApp could not take the attachment.",
  next: "Attach it again, or send it another way.",
} as const;
const registration = {
  class: "refused",
  cause: "The number is not registered with WhatsApp.",
  next: "Finish the registration step under WhatsApp.",
} as const;
const marketing = {
  class: "refused",
  cause: "WhatsApp limits promotional messages to this guest.",
  next: "Wait until the guest writes, or call.",
} as const;

/** Graph error codes from Meta's reference (November 2026). */
const meanings = new Map<number, ErrorMeaning>([
  [0, token],
  [190, token],
  ...[3, 10, 131_005].map((code) => [code, permission] as const),
  ...Array.from({ length: 100 }, (_, n) => [200 + n, permission] as const),
  ...[4, 80_007, 130_429, 131_056].map((code) => [code, rate] as const),
  [368, blocked],
  [131_031, blocked],
  [
    131_026,
    {
      class: "refused",
      cause: "This guest cannot be reached on WhatsApp.",
      next: "Try another channel, or call.",
    },
  ],
  [
    131_047,
    {
      class: "refused",
      cause: "The guest last wrote more than 24 hours ago.",
      next: "Choose an approved template.",
    },
  ],
  [
    470,
    {
      class: "refused",
      cause: "The guest last wrote more than 24 hours ago.",
      next: "Choose an approved template.",
    },
  ],
  ...[131_048, 131_049, 131_050].map((code) => [code, marketing] as const),
  [
    131_042,
    {
      class: "refused",
      cause: "Meta reports a payment problem for this account.",
      next: "An owner has to add a payment method at Meta.",
    },
  ],
  [131_051, ours],
  [131_052, media],
  [131_053, media],
  [
    130_472,
    {
      class: "refused",
      cause: "WhatsApp withholds this message as part of an experiment of Meta's.",
      next: "Try another channel, or call.",
    },
  ],
  ...[131_000, 131_016, 1, 2].map((code) => [code, theirs] as const),
  ...[131_008, 131_009, 131_021, 100, 33].map((code) => [code, ours] as const),
  ...Array.from({ length: 13 }, (_, n) => [132_000 + n, ours] as const),
  [131_045, registration],
  ...Array.from({ length: 20 }, (_, n) => [133_000 + n, registration] as const),
]);

/** True for the codes that say the 24-hour window is closed. */
export function saysWindowIsClosed(code: string | null): boolean {
  return code === "131047" || code === "470";
}

/** Classes a Graph answer: by its error code first, then by its HTTP status. */
export function classOfError(code: number | undefined, httpStatus: number): ErrorClass {
  const known = code === undefined ? undefined : meanings.get(code);
  if (known) return known.class;
  if (httpStatus === 429) return "later";
  return httpStatus >= 500 ? "unclear" : "refused";
}

/** Explains to staff why a message did not arrive and what to do next. */
export function failureIn(state: "failed" | "unknown", code: string | null): NonNullable<Message["failure"]> {
  if (state === "unknown") {
    return {
      code: code ?? "unknown",
      cause: "WhatsApp did not say whether it took this message.",
      next_step: "Wait for a report, or send it again if the guest has not got it.",
    };
  }
  if (code === "not_connected") {
    return {
      code,
      cause: "This venue's connection cannot be used.",
      next_step: "Reconnect the number under WhatsApp.",
    };
  }
  if (code === "not_reached") {
    return { code, cause: "WhatsApp could not be reached.", next_step: "Send it again." };
  }
  const known = meanings.get(Number(code));
  return {
    code: code ?? "unknown",
    cause: known?.cause ?? `WhatsApp refused it (error ${code ?? "without a code"}).`,
    next_step: known?.next ?? "Try again, or use another channel.",
  };
}
