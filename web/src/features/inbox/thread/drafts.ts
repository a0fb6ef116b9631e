import { tabStorage } from "../../../core/storage/guarded-storage.ts";

const prefix = "bellhop.draft.";

/** Unsent text per conversation, for the life of the tab. */
export const drafts = {
  read: (conversationId: string): string => tabStorage.read(prefix + conversationId) ?? "",
  write(conversationId: string, text: string) {
    tabStorage.write(prefix + conversationId, text === "" ? null : text);
  },
};
