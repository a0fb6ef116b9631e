import type { FastifyInstance, FastifyRequest } from "fastify";
import { JsonTooLarge, parseJson } from "../../platform/json/parse-json.ts";
import { type Refusal, refuse } from "../../platform/refusal.ts";

const asText = { parseAs: "string" } as const;

/** Accepts JSON, and requests without a body or content type. */
export function readJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", asText, (_request: FastifyRequest, body: string) =>
    parse(body),
  );
  app.addContentTypeParser("*", asText, async (request: FastifyRequest, body: string) => {
    if (body !== "" && request.headers["content-type"]) throw refuse("wrong_media_type");
    return parse(body);
  });
}

async function parse(body: string): Promise<unknown> {
  try {
    return body === "" ? {} : await parseJson(body);
  } catch (error) {
    throw asRefusal(error);
  }
}

const asRefusal = (error: unknown): Refusal =>
  refuse(error instanceof JsonTooLarge ? "too_large" : "malformed");
