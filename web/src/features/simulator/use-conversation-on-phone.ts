import type { GuestContent, SimulatedMessage, SimulatedPhone } from "@bellhop/contract/simulator";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { nowMs } from "../../core/time/clock.ts";
import { useWriteAsGuest } from "./simulator-queries.ts";

export function useConversationOnPhone({ guest, messages }: SimulatedPhone) {
  const { ask } = useSearch({ strict: false });
  // A suggested question for an empty phone.
  const [draft, setDraft] = useState<string>(messages.length === 0 ? (ask ?? "") : "");
  const [written, setWritten] = useState<readonly SimulatedMessage[]>([]);
  const write = useWriteAsGuest();
  const showFailure = useShowFailure();
  const known = new Set(messages.map((message) => message.message_id));
  const bubbles = [...messages, ...written.filter((message) => !known.has(message.message_id))];

  const send = (words: string) => {
    const text = words.trim();
    if (text === "") return;
    const message_id = crypto.randomUUID();
    const at = new Date(nowMs()).toISOString();
    const message: SimulatedMessage = {
      message_id,
      author: "guest",
      kind: "text",
      text,
      content: null,
      reactions: [],
      state: "waiting",
      at,
    };
    setWritten((before) => [...before.filter((one) => !known.has(one.message_id)), message]);
    write.mutate(
      { phone: guest.phone, message_id, text },
      {
        onError: (failure) => {
          setWritten((before) => before.filter((one) => one.message_id !== message_id));
          setDraft((typed) => typed || text);
          showFailure(failure);
        },
      },
    );
  };
  const sendContent = (content: GuestContent) =>
    write.mutate(
      { phone: guest.phone, message_id: crypto.randomUUID(), content },
      { onError: (failure) => showFailure(failure) },
    );
  return { bubbles, draft, setDraft, send, sendContent };
}
