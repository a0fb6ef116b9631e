import type { Conversation } from "@bellhop/contract/conversations";
import { useEffect, useRef } from "react";
import { useConversationChanges } from "../conversations/conversation-changes.ts";

/** Long enough that skipping through with J and K does not count as reading. */
const lookMs = 700;

/**
 * Marks messages as read after a moment. Returns a function that marks them unread until the conversation is
 * opened again.
 */
export function useMarkRead(conversation: Conversation): () => void {
  const { markRead, markUnread } = useConversationChanges();
  const isKeptUnread = useRef(false);
  const { unread } = conversation;
  const newest = useRef(conversation);
  newest.current = conversation;

  useEffect(() => {
    if (unread === 0) return;
    const read = () => {
      if (document.visibilityState !== "visible" || isKeptUnread.current) return;
      void markRead(newest.current);
    };
    const timer = setTimeout(read, lookMs);
    document.addEventListener("visibilitychange", read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", read);
    };
  }, [unread, markRead]);

  return () => {
    isKeptUnread.current = true;
    void markUnread(newest.current);
  };
}
