import type { Request } from "@bellhop/contract/requests";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useShowFailure } from "../../../../core/api/show-failure.ts";
import { announce } from "../../../../ui/announce.ts";
import { useConversationRequests, useReadSentences } from "../../../requests/index.ts";
import { type Choice, choices, isReady, useChoicesOf } from "./choices.ts";
import { withSentence } from "./sentences-in-reply.ts";

export type Deciding = ReturnType<typeof useChoices>;
type Chosen = Omit<Choice, "version" | "sentence">;

/** While a reason is typed, its sentence waits. */
const typingPauseMs = 250;

/** The decisions that go with the reply. Each has its sentence in the text; nothing reaches the guest before Send. */
export function useChoices(conversationId: string, text: string, onText: (text: string) => void) {
  const { t } = useLingui();
  const { requests: open, isKnown } = useConversationRequests(conversationId);
  const chosen = useChoicesOf(conversationId);
  const readSentences = useReadSentences();
  const showFailure = useShowFailure();
  const latestText = useRef(text);
  latestText.current = text;
  /** The latest choice of each request: an answer to an earlier one comes too late. */
  const turns = useRef(new Map<string, number>());

  const put = (requestId: string, next: Choice | null) => {
    const { [requestId]: _, ...others } = choices.of(conversationId);
    choices.set(conversationId, next ? { ...others, [requestId]: next } : others);
  };
  const write = (before: string, after: string) => {
    const next = withSentence(latestText.current, before, after);
    latestText.current = next;
    onText(next);
  };
  const drop = (requestId: string) => {
    const before = choices.of(conversationId)[requestId];
    turns.current.set(requestId, (turns.current.get(requestId) ?? 0) + 1);
    put(requestId, null);
    if (before?.sentence) write(before.sentence, "");
  };
  const choose = async (request: Request, next: Chosen) => {
    const { request_id: id, version } = request;
    const turn = (turns.current.get(id) ?? 0) + 1;
    turns.current.set(id, turn);
    const isLatest = () => turns.current.get(id) === turn;
    const before = choices.of(conversationId)[id];
    const { sentence = "" } = before ?? {};
    put(id, { ...next, version, sentence: "" });
    if (sentence) write(sentence, "");
    if (next.decision === "propose" && !isOther(request, next)) return;
    if (next.reason) await new Promise((resolve) => setTimeout(resolve, typingPauseMs));
    if (!isLatest()) return;
    try {
      const [answer] = await readSentences([{ request_id: id, ...next }]);
      if (!isLatest()) return;
      const added = answer?.text ?? "";
      put(id, { ...next, version, sentence: added });
      write("", added);
      announce(t`Added to the reply: ${added}`);
    } catch (failure) {
      if (isLatest()) put(id, null);
      showFailure(failure);
    }
  };

  const requests = open.filter(({ state }) => state === "new");
  // A request that has changed is worded again; what a colleague decided meanwhile leaves the reply.
  const changed = requests.filter(({ request_id, version }) => {
    const choice = chosen[request_id];
    return choice && choice.version !== version;
  });
  const changedKey = changed.map(({ request_id, version }) => `${request_id} ${version}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per change.
  useEffect(() => {
    for (const request of changed) {
      const { version: _, sentence: __, ...same } = chosen[request.request_id] as Choice;
      void choose(request, same);
    }
  }, [changedKey]);
  const gone = isKnown
    ? Object.keys(chosen).filter((id) => !requests.some(({ request_id }) => request_id === id))
    : [];

  const all = Object.entries(chosen).filter(([id]) => !gone.includes(id));
  return {
    requests,
    chosen,
    /** Decided elsewhere since they were chosen. */
    gone,
    choose: (request: Request, next: Chosen) => void choose(request, next),
    drop,
    confirmAll: () => {
      for (const request of requests)
        if (chosen[request.request_id]?.decision !== "confirm") void choose(request, { decision: "confirm" });
    },
    /** Nothing may be sent while a decision is incomplete, or no longer possible. */
    isIncomplete: gone.length > 0 || all.some(([, choice]) => !isReady(choice)),
    decisions: all.map(([request_id, { sentence: _, ...choice }]) => ({ request_id, ...choice })),
    sentences: all.map(([, { sentence }]) => sentence).filter(Boolean),
  };
}

const isOther = (request: Request, { day, time }: Chosen): boolean =>
  (day ?? request.day) !== request.day || (time ?? request.time) !== request.time;
