import { browserConfig, browserConfigPath } from "@bellhop/contract/browser-config";
import { liveEvent, liveEventsPath, liveEventsRole, resetEventName } from "@bellhop/contract/live";
import { notReadyReasons } from "../pages/health.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import { type Operation, type Parameter, refusals } from "./openapi.ts";

const text: JsonSchema = { type: "string" };
const header = (name: string): Parameter => ({ name, in: "header", required: false, schema: text });
const query = (name: string): Parameter => ({ name, in: "query", required: true, schema: text });
const open = (operationId: string, summary: string, responses: Operation["responses"]) => ({
  get: { operationId, summary, tags: ["Installation"], security: [], responses },
});

export function otherPaths(schemas: Record<string, JsonSchema>) {
  const event = jsonSchemaOf(liveEvent, "output", schemas);
  const config = jsonSchemaOf(browserConfig, "output", schemas);
  const status: JsonSchema = { type: "object", properties: { status: text }, required: ["status"] };
  const notReady: JsonSchema = {
    type: "object",
    properties: { status: text, reason: { type: "string", enum: notReadyReasons }, detail: text },
    required: ["status", "reason", "detail"],
  };
  const json = (schema: JsonSchema, description: string) => ({
    200: { description, content: { "application/json": { schema } } },
  });
  const paths: Record<string, Record<string, Operation>> = {
    [liveEventsPath]: {
      get: {
        operationId: "events",
        summary: "Streams the venue's events as server-sent events.",
        description: `Each event is JSON, numbered per venue. \`Last-Event-ID\` resumes after that number. If that is too far back, an event named \`${resetEventName}\` asks the client to read everything again. The stream ends when the member loses access.`,
        tags: ["Live events"],
        parameters: [{ $ref: "#/components/parameters/Bellhop-Venue" }, header("Last-Event-ID")],
        responses: {
          200: {
            description: "The stream; each `data` line is one event.",
            content: { "text/event-stream": { schema: event } },
          },
          ...refusals([
            "signed_out",
            "session_expired",
            "unknown_key",
            "not_found",
            "not_a_member",
            "too_many",
            "unavailable",
          ]),
        },
        "x-bellhop": { role: liveEventsRole, scope: "venue", access: "reads" },
      },
    },
    "/webhooks/whatsapp": {
      post: {
        operationId: "whatsapp_webhook",
        summary: "Receives WhatsApp's webhooks: messages and status updates.",
        description:
          "Signed over the raw bytes with the app secret. Answers 200 once the bytes are stored, whatever they contain.",
        tags: ["Webhooks"],
        security: [],
        parameters: [header("X-Hub-Signature-256")],
        requestBody: { required: true, content: { "application/json": { schema: { type: "object" } } } },
        responses: {
          200: { description: "Stored." },
          ...refusals(["signed_out", "too_large", "failed", "unavailable"]),
        },
      },
      get: {
        operationId: "whatsapp_webhook_check",
        summary: "Answers Meta's check of the webhook address.",
        tags: ["Webhooks"],
        security: [],
        parameters: [query("hub.mode"), query("hub.verify_token"), query("hub.challenge")],
        responses: {
          200: { description: "The challenge.", content: { "text/plain": { schema: text } } },
          403: {
            description: "The verify token is wrong.",
            content: { "text/plain": { schema: text } },
          },
        },
      },
    },
    [browserConfigPath]: open("browser_config", "Returns the settings that a browser needs before sign-in.", {
      ...json(config, "The settings."),
    }),
    "/healthz": open("healthz", "Answers while the process is alive.", json(status, "Alive.")),
    "/readyz": open("readyz", "Answers whether the process can do all its work.", {
      ...json(status, "Ready."),
      503: { description: "Not ready.", content: { "application/json": { schema: notReady } } },
    }),
    "/readyz/reads": open(
      "readyz_reads",
      "Answers whether the process can serve reads and is not stopping.",
      {
        ...json(status, "Ready. With a `reason` if nothing can be stored."),
        503: { description: "Not ready.", content: { "application/json": { schema: notReady } } },
      },
    ),
    "/api/openapi.json": open(
      "openapi",
      "This description, as OpenAPI 3.1.",
      json({ type: "object" }, "The description."),
    ),
    "/api/docs": open("docs", "This description, for people.", {
      200: { description: "The page.", content: { "text/html": { schema: text } } },
    }),
  };
  return { tags: ["Live events", "Webhooks", "Installation"], paths };
}
