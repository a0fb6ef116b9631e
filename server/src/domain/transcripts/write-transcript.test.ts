import { languageNames } from "@bellhop/contract/languages";
import { handOverReason, type Message } from "@bellhop/contract/messages";
import { requestStates } from "@bellhop/contract/requests";
import { sendFailure } from "@bellhop/contract/send-failure";
import type { Transcript } from "@bellhop/contract/transcripts";
import { expect, test } from "vitest";
import { writeTranscript } from "./write-transcript.ts";

const said = (more: Partial<Message>) =>
  ({
    position: "2026-06-01T10:00:00.000Z",
    author: "staff",
    member_name: "Marta",
    text: "Hello",
    event: null,
    failure: null,
    sources: [],
    is_helpful: null,
    ...more,
  }) as unknown as Message;

const written = (
  messages: Message[],
  language: keyof typeof languageNames,
  earlier_cursor: string | null = null,
  name = "Bea",
) =>
  writeTranscript(
    {
      conversation: { guest: { name, phone: "" }, stay: null },
      messages,
      earlier_cursor,
    } as unknown as Transcript,
    { timeZone: "Europe/Rome", language },
  );

test("a web guest is named in words, before each message too", () => {
  const text = written([said({ author: "guest" })], "de", null, "Web XKX3");
  expect(text.match(/Web-Gast \(XKX3\)/g)).toHaveLength(2);
  expect(text).not.toContain("Web XKX3");
});

const failures = sendFailure.shape.reason.options;
const languages = Object.keys(languageNames) as Array<keyof typeof languageNames>;

test.each(languages)("a transcript in %s has a sentence for each reason, and no code", (language) => {
  const handedOver = handOverReason.options.map((reason) =>
    said({ event: { kind: "handed_over", reason, about: "" } }),
  );
  const failed = failures.map((reason) => said({ failure: { code: "1", reason } }));
  const text = written([...handedOver, ...failed], language);
  const reasons = text.match(/(?<=\().*(?=\)$)/gm) ?? [];
  expect(new Set(reasons).size).toBe(handOverReason.options.length + failures.length);
  expect(text).not.toMatch(/undefined|[a-z]_[a-z]/);
});

test("a request has its line in every state, also where it was only passed on", () => {
  const wish = { count: 3, day: "2026-06-02", time: "18:00", room: "12" };
  const handedOver = said({
    event: { kind: "handed_over", reason: "request", about: "", request: { what: "taxi", ...wish } },
  });
  const steps = requestStates.map((state) =>
    said({
      event: {
        kind: "request",
        request_id: "",
        what: "change",
        state,
        by: { who: "member", name: "Marta" },
        request: { kind: "taxi", words: "", ...wish },
      },
    }),
  );
  for (const language of languages) {
    const lines = written([handedOver, ...steps], language)
      .trim()
      .split("\n\n")
      .slice(1);
    expect(lines).toHaveLength(1 + requestStates.length);
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) expect(line).toMatch(/18:00.*12/);
    expect(lines.join()).not.toMatch(/undefined|[a-z]_[a-z]/);
  }
});

test("a German transcript is German throughout", () => {
  const text = written(
    [
      said({ event: { kind: "handed_over", reason: "no_entry", about: "" } }),
      said({ failure: { code: "131026", reason: "guest_unreachable" } }),
      said({ author: "assistant", member_name: null, is_helpful: true }),
      said({ author: "assistant", is_helpful: false }),
      said({ event: { kind: "done", member_name: "Marta" } }),
    ],
    "de",
    "earlier",
  );
  expect(text).toContain("Uhrzeiten in der Zeitzone Europe/Rome.\nFrühere Nachrichten sind nicht enthalten.");
  expect(text).toContain("An das Team übergeben (Kein Eintrag dazu)");
  expect(text).toContain("Assistent: Hello (für den Gast hilfreich)");
  expect(text).toContain("Assistent, freigegeben von Marta: Hello (für den Gast nicht hilfreich)");
  expect(text).toContain("(nicht gesendet: Der Gast ist über WhatsApp nicht erreichbar)");
  expect(text).toContain("Team Marta hat die Unterhaltung als erledigt markiert");
});
