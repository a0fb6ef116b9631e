import type { Request, RequestDecision } from "@bellhop/contract/requests";
import { useEffect, useState } from "react";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { askedDecision } from "../asked-decision.ts";
import { useRequestChanges } from "../request-changes.ts";
import { useSentences } from "../request-queries.ts";
import { mainDecision, mayDecide, tellsGuest } from "../request-steps.ts";
import type { Proposal } from "./ProposeFields.tsx";

const typingPauseMs = 250;

export type Deciding = ReturnType<typeof useDeciding>;

/** The decision that is being made, with the words that the guest will get. */
export function useDeciding(request: Request) {
  const { decide } = useRequestChanges();
  const { request_id, conversation_id } = request;
  const main = mainDecision(request);
  const [begun, setBegun] = useState<RequestDecision | null>(null);
  const [proposal, setProposal] = useState<Proposal>({ day: request.day, time: request.time });
  const [reason, setReason] = useState("");
  const settledReason = useDebounced(reason.trim(), typingPauseMs);
  /** Words changed by hand, by decision. */
  const [typed, setTyped] = useState<Partial<Record<RequestDecision, string>>>({});
  const decision = begun && mayDecide(request, begun) ? begun : main;
  const isTold = conversation_id !== null && decision !== null && tellsGuest(decision);
  const more =
    decision === "propose"
      ? proposal
      : (decision === "decline" || decision === "cancel") && settledReason
        ? { reason: settledReason }
        : {};
  const sentences = useSentences(isTold ? [{ request_id, decision, ...more }] : [], isTold);
  const [sentence] = sentences.data ?? [];
  const isOfIt = sentence?.request_id === request_id && sentence.decision === decision;
  const usual = isTold && isOfIt ? (sentence.text ?? "") : "";
  const words = decision && typed[decision] !== undefined ? typed[decision] : usual;
  const isUnchanged = proposal.day === request.day && proposal.time === request.time;
  const isReady =
    decision !== null &&
    settledReason === reason.trim() &&
    (!isTold || words.trim() !== "") &&
    (decision !== "propose" || (!isUnchanged && (proposal.day !== null || proposal.time !== null)));

  const send = async (how: { anyway?: boolean; isSilent?: boolean } = {}) => {
    if (!decision || (!isReady && !how.isSilent)) return false;
    const went = await decide(request, {
      decision,
      ...more,
      words: isTold && !how.isSilent ? words.trim() : null,
      ...(how.anyway && { anyway: true }),
    });
    if (went) {
      setBegun(null);
      setTyped({});
    }
    return went;
  };
  const deciding = {
    decision,
    isBegun: begun !== null && decision === begun && begun !== main,
    begin: (next: RequestDecision) => setBegun(next),
    stop: () => setBegun(null),
    proposal,
    setProposal,
    reason,
    setReason,
    isTold,
    words,
    language: isOfIt ? sentence.language : null,
    setWords: (text: string) => decision && setTyped((before) => ({ ...before, [decision]: text })),
    /** It could not be read: staff write it. */
    hasNoSentence: isTold && sentences.error !== null,
    isReady,
    send,
  };
  const decisionByKey = askedDecision.use();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per key, and again when the words are there.
  useEffect(() => {
    if (decisionByKey?.requestId !== request_id) return;
    if (
      decisionByKey.act === "propose" ||
      decisionByKey.act === "decline" ||
      decisionByKey.act === "cancel"
    ) {
      askedDecision.set(null);
      return setBegun(decisionByKey.act);
    }
    if (decision !== decisionByKey.act) return setBegun(decisionByKey.act);
    if (!isReady) return;
    askedDecision.set(null);
    void send();
  }, [decisionByKey, decision, isReady]);
  return deciding;
}
