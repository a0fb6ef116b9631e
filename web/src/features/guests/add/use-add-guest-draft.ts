import { useState } from "react";
import { useAccess, useVenue } from "../../../core/access/AccessContext.ts";
import { tabStorage } from "../../../core/storage/guarded-storage.ts";
import { type AddGuestDraft, emptyDraft } from "./add-guest-draft.ts";
import { draftKey } from "./draft-key.ts";

/** Kept across reloads until the guest is saved or the person signs out. One draft per known guest, and one for new ones. */
export function useAddGuestDraft(guestId: string | undefined, start: AddGuestDraft) {
  const { venue_id } = useVenue();
  const { member } = useAccess();
  const key = draftKey(venue_id, member.member_id, guestId ?? "new");
  const [draft, setDraft] = useState(() => read(key, start));
  return {
    draft,
    change: (changes: Partial<AddGuestDraft>) =>
      setDraft((before) => {
        const next = { ...before, ...changes };
        tabStorage.write(key, JSON.stringify(next));
        return next;
      }),
    forget: () => tabStorage.write(key, null),
  };
}

function read(key: string, start: AddGuestDraft): AddGuestDraft {
  try {
    const kept: Partial<AddGuestDraft> = JSON.parse(tabStorage.read(key) ?? "{}");
    return { ...emptyDraft, ...start, ...kept };
  } catch (cause) {
    console.warn("What was typed cannot be read:", cause);
    return start;
  }
}
