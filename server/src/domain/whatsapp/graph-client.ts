import { openAsBlob } from "node:fs";
import { Agent, FormData, request } from "undici";
import { failpoint } from "../../platform/failpoints.ts";
import { type ByteSink, type Download, downloadMedia } from "./download-media.ts";
import { classOfError } from "./errors.ts";
import {
  callGraph,
  type GraphAccess,
  type GraphAnswer,
  type GraphRequest,
  parseOrNull,
  readText,
} from "./graph-call.ts";
import {
  graphMessage,
  graphReaction,
  graphRead,
  type MessageToSend,
  type Recipient,
} from "./graph-message.ts";
import { asObject, listIn, textIn } from "./loose-json.ts";

/** The address and credentials of a number at the Graph API. */
export type GraphNumber = GraphAccess & { phoneNumberId: string };

export type SendOutcome =
  | { outcome: "sent"; providerMessageId: string }
  | { outcome: "not_sent"; code: string; detail: string }
  | { outcome: "refused"; code: string; detail: string }
  | { outcome: "unknown"; code: string; detail: string };

export type FileToUpload = { path: string; mimeType: string; fileName: string };

const connectMs = 3_000;
const headersMs = 10_000;
const wholeMs = 15_000;
const uploadMs = 120_000;
const maxAnswerBytes = 64 * 1024;

/** Failures before any byte of ours can have reached the server. */
const neverLeft = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** A client of WhatsApp's Graph API. Sends once; the caller decides about retries. */
export type GraphClient = {
  send(number: GraphNumber, message: MessageToSend): Promise<SendOutcome>;
  react(
    number: GraphNumber,
    reaction: { to: Recipient; targetId: string; emoji: string; attemptId: string },
  ): Promise<SendOutcome>;
  markRead(number: GraphNumber, messageId: string, isTyping: boolean): Promise<GraphAnswer>;
  /** WhatsApp's id for the file, under which it can be sent for some days. */
  upload(number: GraphNumber, file: FileToUpload): Promise<{ id: string } | { code: string; detail: string }>;
  download(
    access: GraphAccess,
    file: { mediaId: string; maxBytes: number; headBytes: number },
    sink: ByteSink,
  ): Promise<Download>;
  call(access: GraphAccess, graphRequest: GraphRequest): Promise<GraphAnswer>;
  close(): Promise<void>;
};

export function openGraphClient(): GraphClient {
  const agent = new Agent({
    connect: { timeout: connectMs },
    headersTimeout: headersMs,
    bodyTimeout: headersMs,
    connections: 32,
  });
  return {
    send: (number, message) => post(agent, number, graphMessage(message)),
    react: (number, { to, targetId, emoji, attemptId }) =>
      post(agent, number, graphReaction(to, targetId, emoji, attemptId)),
    markRead: (number, messageId, isTyping) =>
      callGraph(agent, number, {
        method: "POST",
        path: `${number.phoneNumberId}/messages`,
        body: graphRead(messageId, isTyping),
      }),
    upload: (number, file) => upload(agent, number, file),
    download: (access, file, sink) => downloadMedia(agent, access, file, sink),
    call: (access, graphRequest) => callGraph(agent, access, graphRequest),
    close: () => agent.close(),
  };
}

async function post(agent: Agent, number: GraphNumber, message: object): Promise<SendOutcome> {
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
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(wholeMs),
      },
    );
    failpoint("outbound.answer-unread");
    return readOutcome(statusCode, await readText(body, maxAnswerBytes));
  } catch (error) {
    const code = codeOf(error);
    const detail = error instanceof Error ? error.message : String(error);
    return neverLeft.has(code)
      ? { outcome: "not_sent", code: "not_reached", detail }
      : { outcome: "unknown", code: code || "no_answer", detail };
  }
}

/** A file that is uploaded twice is only stored twice: every failure may be repeated. */
async function upload(agent: Agent, number: GraphNumber, { path, mimeType, fileName }: FileToUpload) {
  try {
    const form = new FormData();
    form.append("messaging_product", "whatsapp");
    form.append("type", mimeType);
    form.append("file", await openAsBlob(path, { type: mimeType }), fileName);
    const { statusCode, body } = await request(
      `${number.baseUrl}/${number.version}/${number.phoneNumberId}/media`,
      {
        dispatcher: agent,
        method: "POST",
        headers: { authorization: `Bearer ${number.accessToken.reveal()}` },
        body: form,
        headersTimeout: uploadMs,
        signal: AbortSignal.timeout(uploadMs),
      },
    );
    const answer = asObject(parseOrNull(await readText(body, maxAnswerBytes)));
    const id = textIn(answer, "id");
    if (statusCode >= 200 && statusCode < 300 && id !== "") return { id };
    const error = asObject(answer.error);
    return {
      code: textIn(error, "code") || String(statusCode),
      detail: textIn(error, "message") || `HTTP ${statusCode}`,
    };
  } catch (error) {
    return { code: "not_reached", detail: error instanceof Error ? error.message : String(error) };
  }
}

/** The system's error code; `TimeoutError` for our own timeout, whose code is only a number. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error && "code" in error)) return "";
  return typeof error.code === "string" ? error.code : error.name;
}

function readOutcome(status: number, text: string): SendOutcome {
  const answer = asObject(parseOrNull(text));
  if (status >= 200 && status < 300) {
    const [message = {}] = listIn(answer, "messages");
    const id = textIn(message, "id");
    return id
      ? { outcome: "sent", providerMessageId: id }
      : { outcome: "unknown", code: "no_message_id", detail: `HTTP ${status} without a message id` };
  }
  const error = asObject(answer.error);
  const code = typeof error.code === "number" ? error.code : undefined;
  const detail = typeof error.message === "string" ? error.message : `HTTP ${status}`;
  const named = String(code ?? status);
  const outcome = ({ later: "not_sent", refused: "refused", unclear: "unknown" } as const)[
    classOfError(code, status)
  ];
  return { outcome, code: named, detail };
}
