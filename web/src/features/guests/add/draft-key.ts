import { tabStorage } from "../../../core/storage/guarded-storage.ts";

// Signing out removes keys with this prefix.
const prefix = "bellhop.draft.add-guest";

export const draftKey = (venueId: number, memberId: string, guestId: string) =>
  `${prefix}.${venueId}.${memberId}.${guestId}`;

/** Nothing of a deleted guest stays. */
export const forgetDraftFor = (guestId: string) =>
  tabStorage.forget(new RegExp(`^${prefix.replaceAll(".", "\\.")}\\..*\\.${guestId}$`));
