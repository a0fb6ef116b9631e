import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { field } from "../graph/fields.ts";
import { send } from "../graph/send.ts";
import type { ModelFault } from "./faults.ts";

/** A voice note of this many bytes has this text. */
type Line = { bytes: number; text: string };
type Transcription = { bytes: number; model: string; format: string; fileName: string; type: string };

/** Answers in the format of OpenAI's transcriptions from a table `{ bytes, text }`; files that are not in it are silent. */
export function openTranscriptions() {
  const table: Line[] = [];
  const requests: Transcription[] = [];
  return {
    requests,
    add(value: unknown) {
      const line = field.object(value, "line");
      table.push({ bytes: field.number(line.bytes, "bytes"), text: field.text(line.text, "text") });
    },
    clear() {
      table.length = 0;
      requests.length = 0;
    },
    async answer(
      contentType: string,
      body: Buffer,
      faults: ModelFault[],
      response: ServerResponse,
      closing: AbortSignal,
    ) {
      const form = await new Response(new Uint8Array(body), {
        headers: { "content-type": contentType },
      }).formData();
      const file = form.get("file");
      const [model, format] = [form.get("model"), form.get("response_format") ?? "json"];
      if (!(file instanceof File) || typeof model !== "string" || typeof format !== "string")
        return send(response, 400, { error: { message: "file and model are required" } });
      requests.push({ bytes: file.size, model, format, fileName: file.name, type: file.type });
      for (const one of faults) {
        if (one.fault === "error") return send(response, one.status, { error: { message: "As told" } });
        if (one.fault === "slow_start") await pause(one.ms, undefined, { signal: closing });
        if (one.fault === "cut") {
          response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
          await new Promise((written) => response.write('{"text": "Half of', written));
          return void response.destroy();
        }
        if (one.fault === "broken_json") return send(response, 200, { words: "none" });
      }
      const text = table.find(({ bytes }) => bytes === file.size)?.text ?? "";
      return send(response, 200, { text });
    },
  };
}
