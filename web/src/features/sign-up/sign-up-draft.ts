import type { CallInput } from "@bellhop/contract/call";
import type { completeSignup, FirstAnswers } from "@bellhop/contract/sign-up";
import { useState } from "react";
import { useSession } from "../../core/session/index.ts";
import { tabStorage } from "../../core/storage/guarded-storage.ts";
import { emptyVenue, type VenueDraft, venueOf } from "../venues/index.ts";

export type SignUpDraft = {
  operatorName: string;
  yourName: string;
  venue: VenueDraft;
  answers: FirstAnswers;
};

// Signing out removes keys with this prefix.
const draftKey = (sub: string) => `bellhop.draft.sign-up.${sub}`;

/** Kept across reloads until the hotel exists or the person signs out. */
export function useSignUpDraft() {
  const { user } = useSession();
  const key = draftKey(user?.sub ?? "");
  const [draft, setDraft] = useState(() => read(key));
  const change = (changes: Partial<SignUpDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...changes };
      tabStorage.write(key, JSON.stringify(next));
      return next;
    });
  return { draft, change, forget: () => tabStorage.write(key, null) };
}

function read(key: string): SignUpDraft {
  const empty: SignUpDraft = { operatorName: "", yourName: "", venue: emptyVenue(), answers: {} };
  try {
    const kept: Partial<SignUpDraft> = JSON.parse(tabStorage.read(key) ?? "{}");
    return { ...empty, ...kept, venue: { ...empty.venue, ...kept.venue } };
  } catch (cause) {
    console.warn("What was typed cannot be read:", cause);
    return empty;
  }
}

/** An independent hotel is its own operator. */
export function signUpOf({
  operatorName,
  yourName,
  venue,
  answers,
}: SignUpDraft): CallInput<typeof completeSignup> {
  const written = Object.entries(answers).filter(([, words]) => words && words.trim() !== "");
  return {
    operator_name: operatorName.trim() || venue.name.trim(),
    venue: venueOf(venue),
    ...(yourName.trim() === "" ? {} : { your_name: yourName.trim() }),
    ...(written.length === 0 ? {} : { answers: Object.fromEntries(written) }),
  };
}
