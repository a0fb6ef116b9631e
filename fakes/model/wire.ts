import { randomUUID } from "node:crypto";
import { field } from "../graph/fields.ts";

/** A request in either format. */
export type ModelRequest = {
  wire: "openai" | "anthropic";
  isStreamed: boolean;
  /** The system's and the user's text. */
  instructions: string;
  prompt: string;
  settings: Record<string, unknown>;
};

/** Parses a request to `/v1/chat/completions` or `/v1/messages`; throws the error that such a server would report. */
export function parseModelRequest(wire: ModelRequest["wire"], body: unknown): ModelRequest {
  const { messages, system, ...settings } = field.object(body, "body");
  field.text(settings.model, "model");
  if (!Array.isArray(messages) || messages.length === 0) throw new Error("messages must be a list");
  const said = messages.map((one) => field.object(one, "message"));
  const of = (role: string) =>
    said
      .filter((one) => one.role === role)
      .map((one) => textOf(one.content))
      .join("\n");
  if (wire === "anthropic") field.number(settings.max_tokens, "max_tokens");
  return {
    wire,
    isStreamed: settings.stream === true,
    instructions: wire === "anthropic" ? textOf(system) : of("system"),
    prompt: of("user"),
    settings,
  };
}

function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part) => String(field.object(part, "content").text ?? "")).join("");
}

const tokensOf = (text: string) => Math.ceil(text.length / 4);

/** The whole response at once. */
export function wholeAnswer({ wire, prompt, instructions, settings }: ModelRequest, text: string): object {
  const [read, said] = [tokensOf(prompt + instructions), tokensOf(text)];
  const model = settings.model;
  if (wire === "anthropic")
    return {
      id: `msg_${randomUUID()}`,
      type: "message",
      role: "assistant",
      model,
      content: [{ type: "text", text }],
      stop_reason: "end_turn",
      stop_sequence: null,
      usage: { input_tokens: read, output_tokens: said },
    };
  return {
    id: `chatcmpl-${randomUUID()}`,
    object: "chat.completion",
    created: Math.floor(Date.now() / 1_000),
    model,
    choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" }],
    usage: { prompt_tokens: read, completion_tokens: said, total_tokens: read + said },
  };
}

/** The response as a stream: a start, pieces of text, and an end. */
export function streamedAnswer(modelRequest: ModelRequest, pieces: string[]) {
  const [read, said] = [tokensOf(modelRequest.prompt + modelRequest.instructions), tokensOf(pieces.join(""))];
  const model = modelRequest.settings.model;
  if (modelRequest.wire === "anthropic") {
    const event = (type: string, more: object) =>
      `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`;
    const message = {
      id: `msg_${randomUUID()}`,
      type: "message",
      role: "assistant",
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: read, output_tokens: 1 },
    };
    return {
      begins:
        event("message_start", { message }) +
        event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
      pieces: pieces.map((text) =>
        event("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
      ),
      ends:
        event("content_block_stop", { index: 0 }) +
        event("message_delta", {
          delta: { stop_reason: "end_turn", stop_sequence: null },
          usage: { output_tokens: said },
        }) +
        event("message_stop", {}),
    };
  }
  const chunk = (more: object) => {
    const message = {
      id: "chatcmpl-1",
      object: "chat.completion.chunk",
      created: Math.floor(Date.now() / 1_000),
      model,
    };
    return `data: ${JSON.stringify({ ...message, ...more })}\n\n`;
  };
  const choice = (delta: object, finish_reason: string | null = null) => ({
    choices: [{ index: 0, delta, finish_reason }],
  });
  return {
    begins: chunk(choice({ role: "assistant", content: "" })),
    pieces: pieces.map((content) => chunk(choice({ content }))),
    ends:
      chunk(choice({}, "stop")) +
      chunk({
        choices: [],
        usage: { prompt_tokens: read, completion_tokens: said, total_tokens: read + said },
      }) +
      "data: [DONE]\n\n",
  };
}
