import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Per connection. Browsers and reverse proxies don't pipeline. */
export const maxWaitingRequests = 16;

type Waiting = [IncomingMessage, ServerResponse][];

/**
 * Node routes all requests that one packet contains. This routes one at a time, the next after the previous response
 * is flushed: a client that doesn't read holds one response in memory. Too many waiting requests close the connection.
 */
export function limitPipelining(route: RequestListener): RequestListener {
  const busy = new WeakMap<Socket, Waiting>();

  function start(request: IncomingMessage, response: ServerResponse) {
    // Emitted after the last byte is flushed, or the connection lost.
    response.once("close", () => startNext(request.socket));
    route(request, response);
  }

  function startNext(socket: Socket) {
    const next = busy.get(socket)?.shift();
    // Other connections come first.
    if (next) setImmediate(() => !socket.destroyed && start(...next));
    else busy.delete(socket);
  }

  return (request, response) => {
    const { socket } = request;
    // The parser finishes its packet after the connection is closed.
    if (socket.destroyed) return;
    const waiting = busy.get(socket);
    if (!waiting) {
      busy.set(socket, []);
      start(request, response);
    } else if (waiting.length < maxWaitingRequests) waiting.push([request, response]);
    else socket.destroy();
  };
}
