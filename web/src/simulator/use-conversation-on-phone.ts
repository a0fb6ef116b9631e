import type { SimulatedMessage, SimulatedPhone } from "@bellhop/contract/simulator";
import { useState } from "react";
import { nowMs } from "../app/clock.ts";
import { toast } from "../ui/toasts.ts";
import { useWriteAsGuest } from "./simulator-queries.ts";

/** The bubbles on the phone, with what was just written and is not in the ledger yet, and the way to write more. */
export function useConversationOnPhone({ guest, messages }: SimulatedPhone) {
  const [draft, setDraft] = useState("");
  const [written, setWritten] = useState<readonly SimulatedMessage[]>([]);
  const write = useWriteAsGuest();
  const known = new Set(messages.map((message) => message.message_id));
  const bubbles = [...messages, ...written.filter((message) => !known.has(message.message_id))];

  const send = (words: string) => {
    const text = words.trim();
    if (text === "") return;
    const message_id = crypto.randomUUID();
    const at = new Date(nowMs()).toISOString();
    const message = { message_id, author: "guest", kind: "text", text, state: "waiting", at } as const;
    setWritten((before) => [...before.filter((one) => !known.has(one.message_id)), message]);
    write.mutate(
      { phone: guest.phone, message_id, text },
      {
        onError: (failure) => {
          setWritten((before) => before.filter((one) => one.message_id !== message_id));
          setDraft((typed) => typed || text);
          toast(failure.message, { tone: "urgent" });
        },
      },
    );
  };
  return { bubbles, draft, setDraft, send };
}
