import { type Message, plainMessage } from "@bellhop/contract/messages";
import { describe, expect, test } from "vitest";
import { messagesOf, patchedThread, type ThreadPage } from "./thread-pages.ts";
import { threadRows } from "./thread-rows.ts";

const start = Date.parse("2026-11-21T20:00:00Z");

function message(seq: number, given: Partial<Message> = {}, minutes = seq): Message {
  return {
    message_id: `m${seq}`,
    conversation_id: "c",
    position: new Date(start + minutes * 60_000).toISOString(),
    seq,
    author: "guest",
    member_id: null,
    member_name: null,
    kind: "text",
    text: "",
    state: null,
    ...plainMessage,
    failure: null,
    sources: [],
    event: null,
    ...given,
  };
}

const page = (seqs: number[], earlier_cursor: string | null): ThreadPage => ({
  messages: seqs.map((seq) => message(seq)),
  earlier_cursor,
});
const shown = (pages: ThreadPage[]) => messagesOf(pages).map(({ seq }) => seq);

describe("a thread", () => {
  const pages = [page([5, 6], "x"), page([3, 4], "y")];

  test("reads oldest first over its pages, which lie newest first", () => {
    expect(shown(pages)).toEqual([3, 4, 5, 6]);
  });

  test("takes a new message at its end", () => {
    expect(shown(patchedThread(pages, message(7)))).toEqual([3, 4, 5, 6, 7]);
  });

  test("takes a message that the provider delivered late where it stands", () => {
    expect(shown(patchedThread(pages, message(9, {}, 4.5)))).toEqual([3, 4, 9, 5, 6]);
  });

  test("shows a message's new state in its place, once however often it arrives", () => {
    const sent = patchedThread(pages, message(4, { state: "sent" }));
    expect(shown(sent)).toEqual([3, 4, 5, 6]);
    expect(messagesOf(sent)[1]?.state).toBe("sent");
    expect(patchedThread(sent, message(4, { state: "sent" }))).toEqual(sent);
  });

  test("ignores messages older than the loaded pages, unless these are the first", () => {
    expect(shown(patchedThread(pages, message(1)))).toEqual([3, 4, 5, 6]);
    expect(shown(patchedThread([page([5, 6], null)], message(1)))).toEqual([1, 5, 6]);
  });

  test("that is empty takes its first message", () => {
    expect(shown(patchedThread([page([], null)], message(1)))).toEqual([1]);
  });
});

describe("the rows of a thread", () => {
  const day = (at: string | number) => new Date(at).toISOString().slice(0, 10);
  const staff = (seq: number, minutes: number, member_id = "nadia") =>
    message(seq, { author: "staff", member_id, member_name: "Nadia", state: "sent" }, minutes);
  const summary = (rows: ReturnType<typeof threadRows>) =>
    rows.map((row) => (row.kind === "day" ? "day" : `${row.key}${row.startsGroup ? "+" : ""}`));

  test("group consecutive messages of one person by id, not by name, and split days", () => {
    const messages = [
      message(1),
      staff(2, 2),
      staff(3, 3),
      staff(4, 4, "other-nadia"),
      staff(5, 30, "other-nadia"),
      message(6, {}, 300),
    ];
    expect(summary(threadRows(messages, [], day, "nadia", false))).toEqual([
      "day",
      "m1+",
      "m2+",
      "m3",
      "m4+",
      "m5+",
      "day",
      "m6+",
    ]);
  });

  test("have no day above the first one while earlier messages may be of that day too", () => {
    const rows = threadRows([message(3), message(4, {}, 24 * 60)], [], day, "nadia", true);
    expect(summary(rows)).toEqual(["m3+", "day", "m4+"]);
  });

  test("end with what is not sent yet, unless it has arrived", () => {
    const at = start + 3 * 60_000;
    const own = { conversation_id: "c", member_id: "nadia", venue_id: 1 };
    const unsent = { ...own, text: "", at, state: { is: "sending" } as const };
    const rows = threadRows(
      [message(1), staff(2, 2)],
      [
        { ...unsent, message_id: "m2" },
        { ...unsent, message_id: "u" },
      ],
      day,
      "nadia",
      false,
    );
    expect(summary(rows)).toEqual(["day", "m1+", "m2+", "u"]);
  });
});
