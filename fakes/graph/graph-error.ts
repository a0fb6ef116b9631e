import { randomUUID } from "node:crypto";

/** An error in Meta's format: an HTTP status and a code. */
export class GraphError extends Error {
  readonly status: number;
  readonly code: number;
  readonly subcode: number | undefined;
  readonly details: string;

  constructor(status: number, code: number, details: string, subcode?: number) {
    super(titles[code] ?? details);
    this.status = status;
    this.code = code;
    this.subcode = subcode;
    this.details = details;
  }
}

/** Titles as Meta's error reference has them (November 2026). */
export const titles: Record<number, string> = {
  1: "An unknown error occurred",
  2: "Temporary service outage",
  4: "Application request limit reached",
  100: "Invalid parameter",
  190: "Invalid OAuth access token",
  368: "Temporarily blocked for policies violations",
  80007: "Rate limit issues",
  130429: "Rate limit hit",
  130472: "User's number is part of an experiment",
  131000: "Something went wrong",
  131008: "Required parameter is missing",
  131009: "Parameter value is not valid",
  131016: "Service unavailable",
  131026: "Message undeliverable",
  131031: "Account has been locked",
  131042: "Business eligibility payment issue",
  131047: "Re-engagement message",
  131048: "Spam rate limit hit",
  131051: "Unsupported message type",
  131053: "Media upload error",
  131056: "(Business Account, Consumer Account) pair rate limit hit",
  132000: "Template Param Count Mismatch",
  132001: "Template does not exist",
  132005: "Template Hydrated Text Too Long",
  132012: "Template Parameter Format Mismatch",
  132015: "Template is Paused",
  132016: "Template is Disabled",
  133005: "Two step verification PIN Mismatch",
  133006: "Phone number re-verification needed",
  133010: "Phone number not registered",
};

/** The HTTP status of each code, if a test names none. */
export function statusOfCode(code: number): number {
  if (code === 190 || code === 0) return 401;
  if ([4, 80007, 130429, 131048, 131056].includes(code)) return 429;
  if ([1, 131000].includes(code)) return 500;
  if ([2, 131016].includes(code)) return 503;
  return [3, 10, 368, 131005, 131031].includes(code) ? 403 : 400;
}

export function errorAnswer(error: GraphError) {
  return {
    error: {
      message: `(#${error.code}) ${error.message}`,
      type: "OAuthException",
      code: error.code,
      ...(error.subcode !== undefined && { error_subcode: error.subcode }),
      error_data: { messaging_product: "whatsapp", details: error.details },
      fbtrace_id: randomUUID(),
    },
  };
}
