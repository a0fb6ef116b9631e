import type { Transcript } from "@bellhop/contract/transcripts";
import { expect, test } from "vitest";
import type { Ask } from "../../../core/api/ask.ts";
import { CallFailure } from "../../../core/api/call-failure.ts";
import { readAsText } from "./read-as-text.ts";
import { type ReadTranscripts, readWithRetries } from "./read-transcripts.ts";
import { aMessage, aTranscript, startedAtMs } from "./transcript.fixture.ts";
import { csvWriter } from "./transcript-csv.ts";
import { TranscriptExport } from "./transcript-export.ts";
import { jsonWriter } from "./transcript-json.ts";

const about = { exportedAt: "", hotel: "Hotel Marena", timeZone: "UTC", filter: {} };
const going = new AbortController().signal;

/** A server with two conversations per page, and three messages per page of one. */
function server(all: Transcript[]) {
  const asked: object[] = [];
  const read: ReadTranscripts = async (input) => {
    asked.push(input);
    if (input.conversation_id !== undefined) {
      const one = all.find(({ conversation }) => conversation.conversation_id === input.conversation_id);
      if (!one) throw new CallFailure("", 404, { code: "not_found" });
      return { items: [newest(one, 3, input.messages_cursor)], next_cursor: null };
    }
    const from = Number(input.cursor ?? 0);
    const items = all.slice(from, from + 2).map((one) => newest(one, 2));
    return { items, next_cursor: from + 2 < all.length ? String(from + 2) : null };
  };
  return { all, read, asked };
}

function newest({ conversation, messages }: Transcript, limit: number, cursor?: string): Transcript {
  const to = Number(cursor ?? messages.length);
  const from = Math.max(0, to - limit);
  return {
    conversation,
    messages: messages.slice(from, to),
    messages_count: messages.length,
    earlier_cursor: from > 0 ? String(from) : null,
    text: null,
  };
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`);
const exporting = (read: ReadTranscripts, more: { maxMessages?: number } = {}) =>
  new TranscriptExport({
    of: {},
    read,
    writer: jsonWriter(about),
    startedAtMs,
    onProgress: () => {},
    ...more,
  });

type File = { conversations: { conversation_id: string; messages: { seq: number }[] }[] };
const readFile = async (blob: Blob): Promise<[string, number[]][]> =>
  (JSON.parse(await blob.text()) as File).conversations.map((one) => [
    one.conversation_id,
    one.messages.map(({ seq }) => seq),
  ]);

test("all pages are written in order, each conversation from its first message on", async () => {
  const all = ids(5).map((id, index) =>
    aTranscript(
      id,
      Array.from({ length: index * 3 + 1 }, (_, at) => aMessage(id, at + 1)),
    ),
  );
  const progress: number[] = [];
  const { read } = server(all);
  const { blob, counts } = await new TranscriptExport({
    of: {},
    read,
    writer: jsonWriter(about),
    startedAtMs,
    onProgress: ({ messages }) => progress.push(messages),
  }).run(going);
  expect(await readFile(blob)).toEqual(
    all.map(({ conversation, messages }) => [conversation.conversation_id, messages.map(({ seq }) => seq)]),
  );
  expect(counts).toEqual({ conversations: 5, messages: 1 + 4 + 7 + 10 + 13 });
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.at(-1)).toBe(35);
});

test("a conversation that moves to the top meanwhile is neither lost nor written twice", async () => {
  const { all, read } = server(ids(6).map((id) => aTranscript(id)));
  let reads = 0;
  const moving: ReadTranscripts = async (input, signal) => {
    const page = await read(input, signal);
    reads += 1;
    if (reads === 1) {
      const moved = all.splice(4, 1)[0] as Transcript;
      const written = aMessage("c4", 2, { position: new Date(startedAtMs + 1_000).toISOString() });
      all.unshift({ ...moved, messages: [...moved.messages, written] });
    }
    return page;
  };
  const { blob } = await exporting(moving).run(going);
  expect((await readFile(blob)).map(([id]) => id).toSorted()).toEqual(ids(6));
});

test("a failed run continues where it was, without writing anything twice", async () => {
  const all = ids(5).map((id) =>
    aTranscript(
      id,
      [1, 2, 3, 4].map((seq) => aMessage(id, seq)),
    ),
  );
  const { read } = server(all);
  let reads = 0;
  const failing: ReadTranscripts = (input, signal) => {
    reads += 1;
    return reads % 3 === 0 ? Promise.reject(new CallFailure("", 500)) : read(input, signal);
  };
  const one = exporting(failing);
  let result: Awaited<ReturnType<typeof one.run>> | undefined;
  let failures = 0;
  while (!result) {
    try {
      result = await one.run(going);
    } catch {
      failures += 1;
    }
  }
  expect(failures).toBeGreaterThan(1);
  expect(await readFile(result.blob)).toEqual(ids(5).map((id) => [id, [1, 2, 3, 4]]));
  expect(result.counts).toEqual({ conversations: 5, messages: 20 });
});

test("a conversation that is erased meanwhile is left out", async () => {
  const all = ids(3).map((id) =>
    aTranscript(
      id,
      [1, 2, 3, 4].map((seq) => aMessage(id, seq)),
    ),
  );
  const { read } = server(all);
  const erasing: ReadTranscripts = (input, signal) => {
    if (input.conversation_id === "c1") throw new CallFailure("", 404, { code: "not_found" });
    return read(input, signal);
  };
  const { blob, counts } = await exporting(erasing).run(going);
  expect((await readFile(blob)).map(([id]) => id)).toEqual(["c0", "c2"]);
  expect(counts).toEqual({ conversations: 2, messages: 8 });
});

test("the file ends before the conversation that does not fit", async () => {
  const { read } = server(
    ids(4).map((id) =>
      aTranscript(
        id,
        [1, 2].map((seq) => aMessage(id, seq)),
      ),
    ),
  );
  const { blob, counts, isCut } = await exporting(read, { maxMessages: 5 }).run(going);
  expect((await readFile(blob)).map(([id]) => id)).toEqual(["c0", "c1"]);
  expect({ counts, isCut }).toEqual({ counts: { conversations: 2, messages: 4 }, isCut: true });
});

test("filters are sent with every page of the list", async () => {
  const { read, asked } = server(ids(3).map((id) => aTranscript(id)));
  await new TranscriptExport({
    of: { search: "an", state: "done" },
    read,
    writer: csvWriter("UTC"),
    startedAtMs,
    onProgress: () => {},
  }).run(going);
  for (const input of asked) expect(input).toMatchObject({ search: "an", state: "done", limit: 50 });
});

const answering = (...answers: (Error | object)[]): { ask: Ask; asked: () => number } => {
  let asked = 0;
  const ask = (async () => {
    const answer = answers[asked++];
    if (answer instanceof Error) throw answer;
    return answer;
  }) as Ask;
  return { ask, asked: () => asked };
};

test("a page that fails once is read again, no sooner than the server allows", async () => {
  const page = { items: [], next_cursor: null };
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const { ask } = answering(new CallFailure("", 429, {}, 7_000), new CallFailure("", 500), page);
  await expect(readWithRetries(ask, wait)({}, going)).resolves.toBe(page);
  expect(waits[0]).toBe(7_000);
  const refused = answering(new CallFailure("", 403), page);
  await expect(readWithRetries(refused.ask, wait)({}, going)).rejects.toMatchObject({ status: 403 });
  expect(refused.asked()).toBe(1);
});

test("a stopped export asks no more, also while it waits", async () => {
  const stopping = new AbortController();
  const { ask, asked } = answering(new CallFailure("", 503, {}, 30_000));
  const run = readWithRetries(ask)({}, stopping.signal);
  setTimeout(() => stopping.abort(), 10);
  await expect(run).rejects.toMatchObject({ name: "AbortError" });
  expect(asked()).toBe(1);
});

test("a text has one header and all messages, the first ones first", async () => {
  const pages: Record<string, [string, string | null]> = {
    "": ["Guest Ada\nEarlier messages are not included.\n\n[3] Ada: c\n    c\n\n[4] Ada: d\n", "2"],
    "2": ["Guest Ada\n\n[1] Ada: a\n\n[2] Ada: b\n", null],
  };
  const read: ReadTranscripts = async ({ messages_cursor = "", format }) => {
    const [text, earlier_cursor] = pages[messages_cursor] ?? ["", null];
    return {
      items: [{ ...aTranscript("c"), text: format === "text" ? text : null, earlier_cursor }],
      next_cursor: null,
    };
  };
  const { text } = await readAsText("c", read, { signal: going, onProgress: () => {} });
  expect(text).toBe("Guest Ada\n\n[1] Ada: a\n\n[2] Ada: b\n\n[3] Ada: c\n    c\n\n[4] Ada: d\n");
});
