import type { GuestRequest } from "@bellhop/contract/messages";
import { makeStore } from "../../ui/store.ts";

/** What a new request is about, if it was begun beside a guest or a message. */
export type About = {
  guest?: { guest_id: string; name: string; room: string | null };
  conversation_id?: string;
  message_id?: string;
  question_id?: string;
  /** What was read of the guest's words. */
  request?: Pick<GuestRequest, "what" | "count" | "day" | "time" | "room">;
  words?: string;
};

const adding = makeStore<About | null>(null);

/** Opens the dialog on the screen that has it. */
export const addRequest = (about: About) => adding.set(about);
export const closeAdding = () => adding.set(null);
export const useAdding = adding.use;
