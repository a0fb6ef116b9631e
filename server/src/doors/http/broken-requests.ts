import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ProblemCode } from "@bellhop/contract/problems";
import type { FastifyReply, FastifyRequest } from "fastify";
import { errorCode } from "../../platform/db/index.ts";
import { problemDocument } from "./problem-document.ts";

/** For input that is not HTTP, or too slow: there is no reply object yet. */
export function answerBrokenRequests(headers: Map<string, string>) {
  return (error: Error, socket: Socket) => {
    // Closed, or already answered.
    if (!socket.writable || errorCode(error) === "ECONNRESET") return void socket.destroy();
    const [code, status] = problemFor(errorCode(error));
    const body = JSON.stringify({ ...problemDocument(code), status });
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...[...headers].map(([name, value]) => `${name}: ${value}`),
      "content-type: application/problem+json",
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
    ];
    socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
  };
}

function problemFor(code: string | undefined): [ProblemCode, status: number] {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return ["malformed", 408];
  if (code === "HPE_HEADER_OVERFLOW") return ["too_large", 431];
  return ["malformed", 400];
}

export function answerInvalidUrl(_error: Error, _request: FastifyRequest, reply: FastifyReply) {
  const document = problemDocument("malformed");
  void reply.code(document.status).type("application/problem+json").send(document);
}
