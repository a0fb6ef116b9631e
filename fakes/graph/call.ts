import type { IncomingMessage, ServerResponse } from "node:http";
import { type Json, objectIn, parseJson } from "./wire.ts";

/** A request to the Graph API. */
export type Call = {
  /** The first part of the path: an object's id. */
  id: string;
  /** Empty if the request has none. */
  token: string;
  query: Json;
  headers: IncomingMessage["headers"];
  body: Buffer;
  response: ServerResponse;
};

export function tokenOf(headers: IncomingMessage["headers"], query: Json): string {
  const bearer = /^(?:Bearer|OAuth) (\S+)$/.exec(headers.authorization ?? "")?.[1];
  return bearer ?? (typeof query.access_token === "string" ? query.access_token : "");
}

/** Parameters of the query and of a body in JSON or as a form. */
export async function paramsOf(call: Call): Promise<Json> {
  if (call.body.length === 0) return call.query;
  const type = call.headers["content-type"] ?? "";
  if (type.startsWith("multipart/") || type.startsWith("application/x-www-form-urlencoded")) {
    return { ...call.query, ...Object.fromEntries(await formOf(call)) };
  }
  return { ...call.query, ...objectIn(parseJson(call.body), "body") };
}

export function formOf({ body, headers }: Call): Promise<FormData> {
  const type = headers["content-type"] ?? "";
  return new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
}
