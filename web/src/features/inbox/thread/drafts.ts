import { tabStorage } from "../../../core/storage/guarded-storage.ts";

const prefix = "bellhop.draft.";

/** What was typed and not sent, per conversation, for as long as the tab lives. */
export const drafts = {
  read: (conversationId: string): string => tabStorage.read(prefix + conversationId) ?? "",
  keep(conversationId: string, text: string) {
    tabStorage.keep(prefix + conversationId, text === "" ? null : text);
  },
};
