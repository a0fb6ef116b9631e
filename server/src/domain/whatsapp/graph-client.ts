import { Agent, request } from "undici";
import type { Secret } from "../../platform/crypto/secret.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { classOfError } from "./errors.ts";

/** A number as the Graph API wants to be spoken to about it. */
export type GraphNumber = { baseUrl: string; version: string; phoneNumberId: string; accessToken: Secret };

export type TextToSend = {
  to: { phone: string | null; whatsappUserId: string | null };
  text: string;
  attemptId: string;
};

export type SendOutcome =
  | { outcome: "sent"; providerMessageId: string }
  | { outcome: "not_sent"; code: string; detail: string }
  | { outcome: "refused"; code: string; detail: string }
  | { outcome: "unknown"; code: string; detail: string };

const connectMs = 3_000;
const headersMs = 10_000;
const wholeMs = 15_000;
const answerBytesMost = 64 * 1024;

/** Failures before a byte of ours can have reached the other side. */
const neverLeft = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

export type GraphClient = {
  sendText(number: GraphNumber, message: TextToSend): Promise<SendOutcome>;
  close(): Promise<void>;
};

/** A client of WhatsApp's Graph API. Sends once; the caller decides about retries. */
export function openGraphClient(): GraphClient {
  const agent = new Agent({
    connect: { timeout: connectMs },
    headersTimeout: headersMs,
    bodyTimeout: headersMs,
    connections: 32,
  });

  return {
    async sendText(number, message) {
      try {
        const { statusCode, body } = await request(
          `${number.baseUrl}/${number.version}/${number.phoneNumberId}/messages`,
          {
            dispatcher: agent,
            method: "POST",
            headers: {
              authorization: `Bearer ${number.accessToken.reveal()}`,
              "content-type": "application/json",
            },
            body: JSON.stringify(graphMessage(message)),
            signal: AbortSignal.timeout(wholeMs),
          },
        );
        failpoint("outbound.answer-unread");
        return readAnswer(statusCode, await readText(body));
      } catch (error) {
        const code = codeOf(error);
        const detail = error instanceof Error ? error.message : String(error);
        return neverLeft.has(code)
          ? { outcome: "not_sent", code: "not_reached", detail }
          : { outcome: "unknown", code: code || "no_answer", detail };
      }
    },
    close: () => agent.close(),
  };
}

/** The system's error code; `TimeoutError` for our own timeout, whose code is only a number. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error && "code" in error)) return "";
  return typeof error.code === "string" ? error.code : error.name;
}

function graphMessage({ to, text, attemptId }: TextToSend) {
  return {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    // A guest who hides the phone is addressed by the network's user id.
    ...(to.phone ? { to: to.phone.slice(1) } : { recipient: to.whatsappUserId }),
    type: "text",
    text: { body: text, preview_url: false },
    biz_opaque_callback_data: attemptId,
  };
}

async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > answerBytesMost) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

type GraphAnswer = { messages?: Array<{ id?: unknown }>; error?: { code?: unknown; message?: unknown } };

function readAnswer(status: number, text: string): SendOutcome {
  const answer = parse(text);
  const id = answer?.messages?.[0]?.id;
  if (status >= 200 && status < 300) {
    return typeof id === "string" && id
      ? { outcome: "sent", providerMessageId: id }
      : { outcome: "unknown", code: "no_message_id", detail: `HTTP ${status} without a message id` };
  }
  const code = typeof answer?.error?.code === "number" ? answer.error.code : undefined;
  const detail = typeof answer?.error?.message === "string" ? answer.error.message : `HTTP ${status}`;
  const named = String(code ?? status);
  const outcome = ({ later: "not_sent", refused: "refused", unclear: "unknown" } as const)[
    classOfError(code, status)
  ];
  return { outcome, code: named, detail };
}

function parse(text: string): GraphAnswer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
