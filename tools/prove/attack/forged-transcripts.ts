import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { changeSimulatorGuest, simulateGuestMessage } from "@bellhop/contract/simulator";
import { listTranscripts } from "@bellhop/contract/transcripts";
import { cleanName } from "@bellhop/contract/values";
import { forgedTranscripts, forgeriesIn } from "../../../server/src/testing/forged-transcripts.ts";
import type { Finding } from "../attacked/finding.ts";
import { caller } from "../attacked/post.ts";

export default {
  kind: "check",
  does: "guests write messages and names that look like lines of staff in a transcript",
  async faults(bellhop) {
    const ask = await caller(bellhop);
    const found: string[] = [];
    for (const [number, { name, text }] of forgedTranscripts.entries()) {
      const phone = `+1555054${1000 + number}`;
      await ask(changeSimulatorGuest, { phone, name: cleanName(name) || "Guest", language: "en" });
      await ask(simulateGuestMessage, { phone, message_id: randomUUID(), text });
      const find = async () => (await ask(listTranscripts, { phone })).items[0]?.conversation.conversation_id;
      // The message arrives by a webhook.
      let conversation_id = await find();
      for (let tries = 0; !conversation_id && tries < 50; tries++) {
        await pause(100);
        conversation_id = await find();
      }
      if (!conversation_id) return [`${JSON.stringify(text)} did not arrive`];
      const [read] = (await ask(listTranscripts, { conversation_id, format: "text" })).items;
      found.push(...forgeriesIn(read?.text ?? "", read?.messages.length ?? 0));
    }
    return found;
  },
} satisfies Finding;
