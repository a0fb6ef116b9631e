import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ProblemCode } from "@bellhop/contract/problems";
import type { FastifyReply, FastifyRequest } from "fastify";
import { errorCode } from "../../platform/db/index.ts";
import { problemDocument } from "./problem-document.ts";

/** Answers what is no HTTP request at all, or came too slowly to become one; there is no reply to do it with. */
export function answerBrokenRequests(headers: Map<string, string>) {
  return (error: Error, socket: Socket) => {
    // A connection that is gone, or was answered already, hears nothing more.
    if (!socket.writable || errorCode(error) === "ECONNRESET") return void socket.destroy();
    const [code, status] = whatIsBroken(errorCode(error));
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

function whatIsBroken(code: string | undefined): [ProblemCode, status: number] {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return ["malformed", 408];
  if (code === "HPE_HEADER_OVERFLOW") return ["too_large", 431];
  return ["malformed", 400];
}

/** Answers an address that the router cannot read, before it has a route. */
export function answerUnreadableAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply) {
  const document = problemDocument("malformed");
  void reply.code(document.status).type("application/problem+json").send(document);
}
