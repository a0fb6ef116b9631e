import { tryAssistant } from "@bellhop/contract/concierge";
import type { Ask } from "../../core/api/ask.ts";
import type { makeStore } from "../../ui/store.ts";
import { historyOf, type Try, type TryContext, withAnswer } from "./tries.ts";

export type Visit = { tries: readonly Try[]; as: TryContext };
export type VisitStore = ReturnType<typeof makeStore<Visit>>;

/** Older questions are not repeated, since each costs an answer. */
const maxAskedAgain = 6;

export function tryActions(ask: Ask, visit: VisitStore) {
  let round = 0;
  const set = (next: (tries: readonly Try[]) => readonly Try[]) =>
    visit.set({ ...visit.get(), tries: next(visit.get().tries) });
  const change = (id: string, more: Partial<Try>) =>
    set((all) => all.map((one) => (one.id === id ? { ...one, ...more } : one)));

  const askOne = async (id: string) => {
    const one = visit.get().tries.find((other) => other.id === id);
    if (!one) return;
    const attempts = one.attempts + 1;
    change(id, { isAsking: true, failure: null, attempts });
    const { as } = visit.get();
    const { of, stay, on } = as;
    // A later request is under way for this question.
    const isLate = () =>
      visit.get().as !== as || visit.get().tries.find((other) => other.id === id)?.attempts !== attempts;
    const history = historyOf(visit.get().tries, id);
    try {
      const answer = await ask(tryAssistant, { text: one.text, history, of, stay, ...(on ? { on } : {}) });
      if (!isLate()) set((all) => withAnswer(all, id, answer));
    } catch (failure) {
      if (!isLate()) change(id, { isAsking: false, failure: failure as Error });
    }
  };
  /** Repeats the latest questions one after another, each with the new history. */
  const askAllAgain = async () => {
    round += 1;
    const mine = round;
    const { tries } = visit.get();
    const again = tries.filter(({ isAsking }, at) => isAsking || at >= tries.length - maxAskedAgain);
    for (const { id } of again) {
      if (round !== mine) return;
      await askOne(id);
    }
  };
  return {
    ask: (text: string) => {
      const id = crypto.randomUUID();
      set((all) => [
        ...all,
        { id, text, answer: null, failure: null, isAsking: true, before: null, attempts: 0 },
      ]);
      return askOne(id);
    },
    askOne,
    askAllAgain,
    forgetAll: () => set(() => []),
    /** Switches the guest or version; earlier answers are cleared. */
    setAs: (more: Partial<TryContext>) => {
      const tries = visit.get().tries.map((one) => ({ ...one, answer: null, before: null, isAsking: true }));
      visit.set({ tries, as: { ...visit.get().as, ...more } });
      void askAllAgain();
    },
  };
}
