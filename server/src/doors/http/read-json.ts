import type { FastifyInstance } from "fastify";
import { refuse } from "../../platform/refusal.ts";

/** Accepts JSON, and requests without a body or content type. */
export function readJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, parse(String(body)));
    } catch {
      done(refuse("malformed"));
    }
  });
  app.addContentTypeParser("*", { parseAs: "string" }, (request, body, done) => {
    try {
      if (body !== "" && request.headers["content-type"]) return done(refuse("wrong_media_type"));
      done(null, parse(String(body)));
    } catch {
      done(refuse("malformed"));
    }
  });
}

const parse = (body: string): unknown => (body === "" ? {} : JSON.parse(body));
