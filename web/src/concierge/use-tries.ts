import { tryAssistant } from "@bellhop/contract/concierge";
import { useEffect, useMemo, useRef } from "react";
import { useVenue } from "../app/access/AccessContext.ts";
import { useApi } from "../app/api/ApiProvider.tsx";
import { useLiveEvents } from "../app/live/live-listeners.ts";
import { makeStore } from "../app/store.ts";
import { type AskedAs, answered, historyBefore, mayAnswerOtherwise, type Try } from "./tries.ts";

type Visit = { tries: readonly Try[]; as: AskedAs };

const inHouseToday: AskedAs = { of: "draft", stay: "in_house", on: undefined };

/** What was tried during this visit, per venue: it is there again when somebody comes back to the screen. */
const visits = new Map<number, ReturnType<typeof makeStore<Visit>>>();

function visitOf(venueId: number) {
  const visit = visits.get(venueId) ?? makeStore<Visit>({ tries: [], as: inHouseToday });
  visits.set(venueId, visit);
  return visit;
}

/** One save often follows another; so long after the last one the questions are asked again. */
const askAgainMs = 900;
/** Older ones scroll away, and each costs an answer. */
const askedAgainMost = 6;

/** A chat with the assistant, without a guest: what was asked, and the ways to ask and to ask again. */
export function useTries() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const visit = visitOf(venueId);
  const { tries, as } = visit.use();
  const round = useRef(0);

  const actions = useMemo(() => {
    const set = (next: (tries: readonly Try[]) => readonly Try[]) =>
      visit.set({ ...visit.get(), tries: next(visit.get().tries) });
    const change = (id: string, more: Partial<Try>) =>
      set((all) => all.map((one) => (one.id === id ? { ...one, ...more } : one)));

    const askOne = async (id: string) => {
      const one = visit.get().tries.find((other) => other.id === id);
      if (!one) return;
      change(id, { isAsking: true, failure: null });
      const { as } = visit.get();
      const { of, stay, on } = as;
      // By then it is asked as another guest, or of another version: that answer is on its way.
      const isLate = () => visit.get().as !== as;
      const history = historyBefore(visit.get().tries, id);
      try {
        const answer = await ask(tryAssistant, { text: one.text, history, of, stay, ...(on ? { on } : {}) });
        if (!isLate()) set((all) => answered(all, id, answer));
      } catch (failure) {
        if (!isLate()) change(id, { isAsking: false, failure: failure as Error });
      }
    };
    /** One after the other: each is asked with what the one before it is answered now. */
    const askAgain = async (most: number) => {
      round.current += 1;
      const mine = round.current;
      for (const { id } of visit.get().tries.slice(-most)) {
        if (round.current !== mine) return;
        await askOne(id);
      }
    };
    return {
      ask: (text: string) => {
        const id = crypto.randomUUID();
        set((all) => [...all, { id, text, answer: null, failure: null, isAsking: true, before: null }]);
        return askOne(id);
      },
      askOne,
      askAllAgain: () => askAgain(askedAgainMost),
      forgetAll: () => set(() => []),
      /** Asks as somebody else, or another version: what was answered to the one before is not shown as theirs. */
      setAs: (more: Partial<AskedAs>) => {
        const tries = visit
          .get()
          .tries.map((one) => ({ ...one, answer: null, before: null, isAsking: true }));
        visit.set({ tries, as: { ...visit.get().as, ...more } });
        void askAgain(Number.POSITIVE_INFINITY);
      },
    };
  }, [ask, visit]);

  return { tries, as, ...actions };
}

/** Asks the latest questions again once something that was written or set has been saved, by anybody. */
export function useAskedAgainAfterEdits(askAllAgain: () => Promise<void>, of: AskedAs["of"]) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLiveEvents((event) => {
    if (!mayAnswerOtherwise(event, of)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void askAllAgain(), askAgainMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
