import * as z from "zod/mini";
import { call } from "./call.ts";
import { id } from "./values.ts";

const oneConflict = {
  input: z.object({ conflict_id: id }),
  output: z.object({
    conflict_id: id,
    /** The conversation of the guest that stays; null if there is none. */
    conversation_id: z.nullable(id),
  }),
  may: "staff",
  about: "venue",
  does: "changes",
  audit: "noted",
  refuses: ["not_found", "wrong_state"],
} as const;

export const mergeGuests = call("POST /api/merge_guests", {
  says: "Merges two guests who are one person: one conversation shows the messages of both. Does nothing if they are merged.",
  ...oneConflict,
});

export const undoMerge = call("POST /api/undo_merge", {
  says: "Separates two merged guests: each has their own conversation again, and the conflict is open again. Does nothing if they are not merged.",
  ...oneConflict,
});

export const keepGuestsApart = call("POST /api/keep_guests_apart", {
  says: "Records that two guests are two people. Does nothing if that is recorded.",
  ...oneConflict,
});
