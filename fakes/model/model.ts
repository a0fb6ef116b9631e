import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { field } from "../graph/fields.ts";
import { send } from "../graph/send.ts";
import { inventPicks, obeyInjections, picksOf } from "./default-answer.ts";
import { type ModelFault, openFaults } from "./faults.ts";
import {
  answerChoices,
  type ReaderName,
  readAs,
  readerNamed,
  type TableLine,
  tableLine,
  toReadIn,
} from "./readers.ts";
import { openTranscriptions } from "./transcriptions.ts";
import { type TranslationLine, toTranslateIn, translateAs, translationLine } from "./translators.ts";
import { type ModelRequest, parseModelRequest, streamedAnswer, wholeAnswer } from "./wire.ts";

export type ModelSettings = {
  port: number;
  /** Undefined: accepts any key, or none. */
  apiKey: string | undefined;
};

/** A request and its outcome. */
export type LedgerEntry = {
  request: ModelRequest;
  /** True if the client disconnected before the end. */
  leftEarly: boolean;
};

const pieceCharacters = 40;
const floodBytes = 256 * 1024;

/**
 * Opens a stand-in for a language model server on loopback: OpenAI's chat completions at `/v1/chat/completions`,
 * Anthropic's messages at `/v1/messages`, whole or streamed. It returns the responses that a test has queued, otherwise
 * picks by words (default-answer.ts).
 * - `POST /_control/answers` a text, or a list of them, for the next requests; `DELETE`
 * - `POST /_control/faults` a fault or a list of them (faults.ts), `GET`, `DELETE`
 * - `GET /_control/ledger` the requests, `DELETE`
 * - `POST /_control/reader` how it reads what guests write (readers.ts), `DELETE`; `POST /_control/table` lines for the
 *   reader of that name
 * - `POST /_control/transcripts` lines for voice notes (transcriptions.ts), sent to `/v1/audio/transcriptions`; `DELETE`
 * - `POST /_control/translations` lines for texts to translate (translators.ts); `DELETE`
 * - `GET /_control/calls` what waits for an answer, `POST /_control/calls` `{ id, answer }`
 */
export async function openModel({ port, apiKey }: ModelSettings) {
  const faults = openFaults();
  const answers: string[] = [];
  const ledger: LedgerEntry[] = [];
  const table: TableLine[] = [];
  const transcriptions = openTranscriptions();
  const translations: TranslationLine[] = [];
  /** By id: what waits for an answer, with the reader `handed`. */
  const calls = new Map<number, { request: ModelRequest; answer(text: string): void }>();
  let reader: ReaderName | undefined;
  let wake = Promise.withResolvers<void>();
  let callId = 0;
  const closing = new AbortController();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (closing.signal.aborted) return void response.destroy();
      send(response, 400, { error: { message: error instanceof Error ? error.message : String(error) } });
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = new URL(request.url ?? "/", "http://model").pathname;
    const bytes = await read(request);
    const body = bytes.toString("utf8");
    if (path.startsWith("/_control/")) return control(`${request.method} ${path.slice(10)}`, body, response);
    if (request.method === "POST" && path === "/v1/audio/transcriptions") {
      if (apiKey && request.headers.authorization !== `Bearer ${apiKey}`)
        return send(response, 401, { error: { message: "Incorrect API key provided" } });
      const type = request.headers["content-type"] ?? "";
      return transcriptions.answer(type, bytes, faults.next(), response, closing.signal);
    }
    const wire = { "/v1/chat/completions": "openai", "/v1/messages": "anthropic" }[path];
    if (request.method !== "POST" || !wire)
      return send(response, 404, { error: { message: `There is no ${request.method} ${path}` } });
    const { authorization, "x-api-key": key } = request.headers;
    if (apiKey && authorization !== `Bearer ${apiKey}` && key !== apiKey)
      return send(response, 401, {
        error: { message: "Incorrect API key provided", code: "invalid_api_key" },
      });
    const parsed = parseModelRequest(wire as ModelRequest["wire"], JSON.parse(body));
    const told: LedgerEntry = { request: parsed, leftEarly: false };
    ledger.push(told);
    response.once("close", () => {
      told.leftEarly = !response.writableFinished;
    });
    await answerAsked(parsed, faults.next(), response);
  }

  async function answerAsked(parsed: ModelRequest, wrong: ModelFault[], response: ServerResponse) {
    const text = await textRead(parsed, response, wrong);
    if (text === undefined) return void response.destroy();
    for (const one of wrong) {
      if (one.fault === "error") {
        if (one.retryAfter !== undefined) response.setHeader("retry-after", String(one.retryAfter));
        return send(response, one.status, {
          error: { message: one.message ?? `The stand-in was told to say ${one.status}` },
        });
      }
      if (one.fault === "redirect") return void response.writeHead(307, { location: one.to }).end();
      if (one.fault === "refuses_setting" && parsed.settings[one.setting] !== undefined)
        return send(response, 400, {
          error: { message: `Unsupported parameter: ${one.setting}`, type: "invalid_request_error" },
        });
      if (one.fault === "slow_start") await pause(one.ms, undefined, { signal: closing.signal });
    }
    const isCut = wrong.some(({ fault }) => fault === "cut");
    if (!parsed.isStreamed) {
      if (isCut) return void response.destroy();
      return send(response, 200, wholeAnswer(parsed, text));
    }
    const pieces = text.match(new RegExp(`[\\s\\S]{1,${pieceCharacters}}`, "g")) ?? [];
    const streamed = streamedAnswer(parsed, pieces);
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    response.write(streamed.begins);
    if (wrong.some(({ fault }) => fault === "floods")) return floods(response);
    const half = Math.ceil(pieces.length / 2);
    for (const [at, piece] of streamed.pieces.entries()) {
      if (at === half) {
        const stall = wrong.find((one) => one.fault === "stall");
        if (stall) await pause(stall.ms, undefined, { signal: closing.signal });
        if (isCut) return void response.destroy();
      }
      await new Promise((written) => response.write(piece, written));
    }
    response.end(streamed.ends);
  }

  /** One endless line. */
  async function floods(response: ServerResponse) {
    const much = `: ${"x".repeat(floodBytes)}`;
    while (!response.destroyed && !closing.signal.aborted)
      await new Promise((written) => response.write(much, written));
  }

  /** Undefined if the reader is dead. */
  async function textRead(
    parsed: ModelRequest,
    response: ServerResponse,
    wrong: ModelFault[],
  ): Promise<string | undefined> {
    const toRead = toReadIn(parsed.prompt);
    const toTranslate = toTranslateIn(parsed.prompt);
    if (answers.length > 0 || !(reader || toTranslate)) return textFor(parsed, wrong);
    const chosen = toRead || toTranslate || !reader ? undefined : answerChoices(reader, parsed.settings);
    if (!toRead && !toTranslate && chosen === undefined) return textFor(parsed, wrong);
    if (reader === "dead") return undefined;
    const closed = new Promise<undefined>((resolve) => response.once("close", () => resolve(undefined)));
    const answerAs = (name: ReaderName | undefined) => {
      if (toTranslate) return translateAs(name, toTranslate, translations);
      return toRead && name ? readAs(name, toRead, table) : chosen;
    };
    if (reader === "slow") {
      await Promise.race([wake.promise, closed]);
      return response.destroyed ? undefined : answerAs("table");
    }
    if (reader !== "handed" || chosen !== undefined) return answerAs(reader);
    const answered = Promise.withResolvers<string>();
    const id = ++callId;
    calls.set(id, { request: parsed, answer: answered.resolve });
    return Promise.race([answered.promise, closed]).finally(() => calls.delete(id));
  }

  /** The response that a test queued, otherwise the picks from the request's text. */
  function textFor({ prompt }: ModelRequest, wrong: ModelFault[]): string {
    const told = answers.shift();
    if (told !== undefined) return told;
    const source = /<source>\n?([\s\S]*?)\n?<\/source>/.exec(prompt)?.[1] ?? prompt;
    const has = (name: ModelFault["fault"]) => wrong.some(({ fault }) => fault === name);
    const picks = [
      ...(has("obeys") ? obeyInjections(source) : []),
      ...(has("invents") ? inventPicks(source) : []),
      ...picksOf(source),
    ];
    const text = JSON.stringify({ picks });
    return has("broken_json") ? `Here you are:\n${text.slice(0, Math.ceil(text.length / 3))}` : text;
  }

  function control(what: string, body: string, response: ServerResponse) {
    const items = (): unknown[] => {
      const parsed: unknown = JSON.parse(body);
      return Array.isArray(parsed) ? parsed : [parsed];
    };
    switch (what) {
      case "POST answers":
        for (const one of items()) answers.push(typeof one === "string" ? one : JSON.stringify(one));
        return send(response, 200, answers);
      case "DELETE answers":
        answers.length = 0;
        return send(response, 200, answers);
      case "POST faults":
        for (const fault of items()) faults.add(fault);
        return send(response, 200, faults.waiting());
      case "GET faults":
        return send(response, 200, faults.waiting());
      case "DELETE faults":
        faults.clear();
        return send(response, 200, faults.waiting());
      case "GET ledger":
        return send(response, 200, ledger);
      case "POST reader":
        reader = readerNamed(JSON.parse(body));
        return send(response, 200, { reader });
      case "DELETE reader":
        reader = undefined;
        table.length = 0;
        translations.length = 0;
        wake.resolve();
        wake = Promise.withResolvers<void>();
        return send(response, 200, {});
      case "POST table":
        table.push(...items().map(tableLine));
        return send(response, 200, table);
      case "POST transcripts":
        for (const one of items()) transcriptions.add(one);
        return send(response, 200, {});
      case "GET transcripts":
        return send(response, 200, transcriptions.requests);
      case "DELETE transcripts":
        transcriptions.clear();
        return send(response, 200, {});
      case "POST translations":
        translations.push(...items().map(translationLine));
        return send(response, 200, translations);
      case "DELETE translations":
        translations.length = 0;
        return send(response, 200, translations);
      case "GET calls":
        return send(
          response,
          200,
          [...calls].map(([id, { request }]) => ({ id, request })),
        );
      case "POST calls":
        for (const one of items()) {
          const { id, answer: text } = field.object(one, "answer");
          calls.get(field.number(id, "id"))?.answer(typeof text === "string" ? text : JSON.stringify(text));
        }
        return send(response, 200, {});
      case "DELETE ledger":
        ledger.length = 0;
        return send(response, 200, ledger);
      default:
        return send(response, 404, { error: `There is no ${what}` });
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Closes open connections, including those it keeps waiting. */
    async close() {
      closing.abort();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
