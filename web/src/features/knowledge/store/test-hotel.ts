import type { Call, CallInput } from "@bellhop/contract/call";
import type { SectionUpdate } from "@bellhop/contract/knowledge";
import { vi } from "vitest";
import type { Ask } from "../../../core/api/ask.ts";
import { CallFailure, failureWithoutAnswer } from "../../../core/api/call-failure.ts";
import { openTestBrowser } from "../../../core/autosave/test-browser.ts";
import { sampleKnowledge } from "../../../gallery/samples/knowledge.fixture.ts";
import { SampleRefusal } from "../../../gallery/samples/operator.fixture.ts";
import { loadCheck } from "./lazy-contract-errors.ts";
import type { SectionStore } from "./section-store.ts";

export type Hotel = ReturnType<typeof hotel>;

const of = { venueId: 1, memberId: "nadia", section: "faq" } as const;
/** The first question of the sample hotel. */
export const first = "01900000-0000-7000-8000-000000002400";
export const words = (text: string) => ({ texts: { en: { text } } });
export const pass = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms);

export async function openBrowser() {
  // Loading a part takes real time.
  await loadCheck();
  openTestBrowser();
}

/** A server that keeps its word: the same key is done once, and the line to it can be cut before or after. */
export function hotel() {
  const events: Parameters<Parameters<typeof sampleKnowledge>[1]>[0][] = [];
  const knowledge = sampleKnowledge(new URLSearchParams(), (event) => events.push(event));
  const done = new Map<string, unknown>();
  const line = {
    isDown: false,
    losesAnswers: false,
    readsNothing: false,
    refuses: null as CallFailure | null,
  };
  const updates: SectionUpdate[] = [];
  const ask = (async (call: Call, input: CallInput<Call>, { idempotencyKey = "" } = {}) => {
    await Promise.resolve();
    const { refuses } = line;
    if (line.isDown) throw failureWithoutAnswer();
    const name = call.path.split("/").at(-1) as keyof typeof knowledge.answers;
    const isChange = name === "update_venue_info";
    if (!isChange && line.readsNothing) throw failureWithoutAnswer();
    if (isChange && refuses) {
      line.refuses = null;
      throw refuses;
    }
    try {
      const body = structuredClone(input) as Record<string, unknown>;
      if (isChange && !done.has(idempotencyKey)) {
        const { faq } = body.updates as { faq: SectionUpdate };
        const answer = knowledge.answers.update_venue_info(body);
        updates.push(faq);
        done.set(idempotencyKey, structuredClone(answer));
      }
      const answer = isChange ? done.get(idempotencyKey) : knowledge.answers[name](body);
      if (line.losesAnswers) throw failureWithoutAnswer();
      return structuredClone(answer);
    } catch (cause) {
      if (cause instanceof SampleRefusal)
        throw new CallFailure(cause.message, cause.code === "wrong_state" ? 409 : 404, { code: cause.code });
      throw cause;
    }
  }) as Ask;
  const textOf = (id: string) =>
    knowledge.entriesOf("faq").find((one) => one.entry_id === id)?.texts.en?.text;
  return { ask, knowledge, line, updates, events, textOf };
}

/** A page of the dashboard with its list read; each has its own place in what the browser keeps. */
export async function page(at: Hotel, memberId = "nadia", life = { isOver: false }): Promise<SectionStore> {
  const { store, readList } = await pageWithoutList(at, memberId, life);
  readList();
  void store.restore();
  await vi.advanceTimersByTimeAsync(0);
  return store;
}

export async function pageWithoutList(at: Hotel, memberId = "nadia", life = { isOver: false }) {
  vi.resetModules();
  const { makeSectionStore } = await import("./section-store.ts");
  let ids: string[] = [];
  let version = 0;
  const store = makeSectionStore({
    of: { ...of, memberId },
    // A closed page gets no responses.
    ask: (async (...request: Parameters<Ask>) => {
      const never = () => new Promise<never>(() => {});
      if (life.isOver) return never();
      try {
        const answer = await at.ask(...request);
        return life.isOver ? never() : answer;
      } catch (failure) {
        if (life.isOver) return never();
        throw failure;
      }
    }) as Ask,
    order: () => ids,
    orderedAt: () => version,
    onList: ({ added, removed }) => {
      ids = [...ids.filter((id) => !removed.includes(id)), ...added];
    },
    onUnknown: () => {
      setTimeout(() => {
        if (ids.length > 0 && !at.line.isDown && !at.line.readsNothing && !life.isOver) readList();
      }, 200);
    },
    onSaved: () => {},
  });
  const readList = () => {
    const list = at.knowledge.answers.list_entries({ section: "faq", limit: 100 });
    store.mergePage(structuredClone(list.items), list.version);
    ids = list.items.map(({ entry_id }) => entry_id);
    version = list.version;
  };
  return { store, readList };
}
