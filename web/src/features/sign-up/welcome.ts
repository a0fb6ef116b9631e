import type { FirstAnswers } from "@bellhop/contract/sign-up";
import { tabStorage } from "../../core/storage/guarded-storage.ts";

const key = "bellhop.draft.welcome";

type Answered = keyof FirstAnswers;

/** What a new hotel can answer, so that a reload shows the welcome again. */
export const welcome = {
  write(answers: FirstAnswers) {
    const written = Object.entries(answers).filter(([, words]) => words && words.trim() !== "");
    tabStorage.write(key, JSON.stringify(written.map(([name]) => name)));
  },
  /** Null if no hotel was created in this tab. */
  read(): Answered[] | null {
    const kept = tabStorage.read(key);
    return kept === null ? null : (JSON.parse(kept) as Answered[]);
  },
  forget() {
    tabStorage.write(key, null);
  },
};
