import { useState } from "react";

/** Unsent texts and their ids. They outlive a closed dialog, but not the page. */
const drafts = new Map<string, { id: string; texts: Record<string, string> }>();

/**
 * A draft that is not lost when its dialog or panel is closed. Its id stays the same until it is sent, so that a
 * repeated send after a lost response adds nothing twice.
 */
export function useDraft(key: string) {
  const [draft, setDraft] = useState(() => drafts.get(key) ?? { id: crypto.randomUUID(), texts: {} });
  const write = (texts: Record<string, string>) => {
    const next = { ...draft, texts: { ...draft.texts, ...texts } };
    drafts.set(key, next);
    setDraft(next);
  };
  const forget = () => {
    drafts.delete(key);
    setDraft({ id: crypto.randomUUID(), texts: {} });
  };
  return { ...draft, write, forget };
}
