import { type ProblemCode, type ProblemDocument, problems } from "@bellhop/contract/problems";
import type { FastifyError, FastifyInstance } from "fastify";
import { causeOfDatabase } from "../../platform/db/index.ts";
import { causeOfDisk } from "../../platform/disk-faults.ts";
import type { Log } from "../../platform/log.ts";
import { type FieldError, Refusal } from "../../platform/refusal.ts";

/** A problem document (RFC 9457). */
export function problemDocument(
  code: ProblemCode,
  errors?: FieldError[],
  detail: string = problems[code].detail,
  { errorCount = errors?.length ?? 0, params }: Pick<ProblemDetails, "errorCount" | "params"> = {},
): ProblemDocument {
  const { status, title } = problems[code];
  const [first] = errors ?? [];
  return {
    type: `urn:bellhop:problem:${code}`,
    title,
    status,
    detail: first ? `${first.message}.` : detail,
    code,
    ...(code === "plan_required" && { isPaywallError: true }),
    ...(params && { params }),
    ...(errors && { errors }),
    ...(errors && errorCount > errors.length && { error_count: errorCount }),
  };
}

/** Unexpected errors are logged, and answered without details. */
export function answerProblems(app: FastifyInstance, log: Log) {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const { code, errors, message, ...more } = asRefusal(error);
    const route = request.routeOptions.url;
    if (code === "failed") log.error({ route, err: error }, "request failed");
    const cause = causeOfDisk(error);
    if (cause) log.error({ route, cause, err: error }, "a file can't be stored");
    const retryAfterSeconds = error instanceof Refusal ? error.retryAfterSeconds : undefined;
    const usual = code === "unavailable" ? retryAfterUnavailable(more.params) : undefined;
    if (retryAfterSeconds ?? usual) reply.header("retry-after", retryAfterSeconds ?? usual);
    const versions = error instanceof Refusal ? error.versions : undefined;
    const document = { ...problemDocument(code, errors, message, more), ...(versions && { versions }) };
    return reply.code(document.status).type("application/problem+json").send(document);
  });
  app.setNotFoundHandler((_request, reply) => {
    const document = problemDocument("not_found");
    return reply.code(document.status).type("application/problem+json").send(document);
  });
}

/** A lock is released soon; a full disk or a standby needs a person. */
const retryAfterUnavailable = (params: ProblemDetails["params"]): number =>
  /(full|read_only)$/.test(String(params?.cause)) ? 10 : 2;

type ProblemDetails = {
  code: ProblemCode;
  errors?: FieldError[] | undefined;
  errorCount?: number;
  message?: string;
  params?: ProblemDocument["params"];
};

function asRefusal(error: Error): ProblemDetails {
  if (error instanceof Refusal) return error;
  const cause = causeOfDatabase(error) ?? causeOfDisk(error);
  if (cause) return { code: "unavailable", params: { cause } };
  const status = "statusCode" in error ? error.statusCode : undefined;
  if (status === 413) return { code: "too_large" };
  if (status === 415) return { code: "wrong_media_type" };
  if (status === 429) return { code: "too_many" };
  return { code: typeof status === "number" && status >= 400 && status < 500 ? "malformed" : "failed" };
}
