import { tabStorage } from "../../../core/storage/guarded-storage.ts";

// Signing out removes keys with this prefix.
const prefix = "bellhop.draft.add-guest";

export const draftKey = (venueId: number, memberId: string, guestId: string) =>
  `${prefix}.${venueId}.${memberId}.${guestId}`;

/** Drafts of other members too: call it when the guest is deleted. */
export const forgetDraftFor = (guestId: string) =>
  tabStorage.forget(new RegExp(`^${prefix.replaceAll(".", "\\.")}\\..*\\.${guestId}$`));
