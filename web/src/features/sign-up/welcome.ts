import type { FirstAnswers } from "@bellhop/contract/sign-up";
import { tabStorage } from "../../core/storage/guarded-storage.ts";

const key = "bellhop.draft.welcome";

type Answered = keyof FirstAnswers;

/** What a hotel that was opened on this tab can answer already, so that a reload shows its welcome again. */
export const welcome = {
  keep(answers: FirstAnswers) {
    const written = Object.entries(answers).filter(([, words]) => words && words.trim() !== "");
    tabStorage.keep(key, JSON.stringify(written.map(([name]) => name)));
  },
  /** Null where no hotel was opened on this tab. */
  read(): Answered[] | null {
    const kept = tabStorage.read(key);
    return kept === null ? null : (JSON.parse(kept) as Answered[]);
  },
  forget() {
    tabStorage.keep(key, null);
  },
};
