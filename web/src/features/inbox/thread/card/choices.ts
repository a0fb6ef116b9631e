import { tabStorage } from "../../../../core/storage/guarded-storage.ts";
import { makeStore } from "../../../../ui/store.ts";

/** What staff decided about a request, before they send it with the reply. */
export type Choice = {
  decision: "confirm" | "propose" | "decline";
  version: number;
  day?: string | null;
  time?: string | null;
  reason?: string;
  /** What it added to the reply; empty until it is known. */
  sentence: string;
};
export type Choices = Readonly<Record<string, Choice>>;

const prefix = "bellhop.draft.decisions.";
const none: Choices = {};
const all = makeStore<Readonly<Record<string, Choices>>>({});

function stored(conversationId: string): Choices {
  try {
    return (JSON.parse(tabStorage.read(prefix + conversationId) ?? "{}") ?? none) as Choices;
  } catch {
    return none;
  }
}

/**
 * Choices per conversation, for the life of the tab, as the draft of the reply has their sentences. A reply must not say
 * what was not decided.
 */
export const choices = {
  of: (conversationId: string): Choices => all.get()[conversationId] ?? stored(conversationId),
  set(conversationId: string, next: Choices) {
    all.set({ ...all.get(), [conversationId]: next });
    const isNone = Object.keys(next).length === 0;
    tabStorage.write(prefix + conversationId, isNone ? null : JSON.stringify(next));
  },
};

export function useChoicesOf(conversationId: string): Choices {
  all.use();
  return choices.of(conversationId);
}

/** It has all that its decision needs, and its sentence is in the reply. */
export const isReady = ({ sentence }: Choice): boolean => sentence !== "";
