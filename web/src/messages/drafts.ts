const prefix = "bellhop.draft.";

/** What was typed and not sent, per conversation, for as long as the tab lives. */
export const drafts = {
  read: (conversationId: string): string => sessionStorage.getItem(prefix + conversationId) ?? "",
  keep(conversationId: string, text: string) {
    if (text === "") sessionStorage.removeItem(prefix + conversationId);
    else sessionStorage.setItem(prefix + conversationId, text);
  },
};
