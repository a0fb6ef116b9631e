import * as z from "zod/mini";
import { call } from "./call.ts";
import { invalid } from "./field-problems.ts";
import { room } from "./reservations.ts";
import { id, instant, name } from "./values.ts";

export const doorCodeCharacters = 30;

/** In place of the code in texts of messages. It is replaced when a message is sent, or its guest reads it. */
export const doorCodeMask = "••••";

/** `other_room`: there is only a code for a room that the guest is not in any more. It is not sent. */
const doorCodeState = z.enum(["none", "set", "other_room"]);
export type DoorCodeState = z.infer<typeof doorCodeState>;

const ofStay = { reservation_id: id, guest_id: id, room };
const doorCode = z.object({
  guest_id: id,
  room: z.string(),
  state: doorCodeState,
  /** The room that it was written for. */
  written_for: z.nullable(z.string()),
  written_at: z.nullable(instant),
  written_by: z.nullable(z.string()),
});
export type DoorCode = z.infer<typeof doorCode>;

const doorCodes = z.object({
  items: z.array(doorCode),
  /** A message of the venue has the field for door codes. */
  is_used: z.boolean(),
});

const reads = { role: "staff", scope: "venue", access: "reads", refuses: ["not_found"] } as const;

export const listDoorCodes = call("POST /api/list_door_codes", {
  summary: "Lists for each guest and room of a reservation whether there is a door code; not the codes.",
  input: z.object({ reservation_id: id }),
  output: doorCodes,
  ...reads,
});

export const readDoorCode = call("POST /api/read_door_code", {
  summary: "Returns the door code of a guest and room, which staff have chosen to see.",
  input: z.object(ofStay),
  output: z.object({ code: z.string() }),
  ...reads,
});

export const saveDoorCode = call("POST /api/save_door_code", {
  summary:
    "Writes the door code of a guest and room, or removes it. Refused (409) if the guest is no longer in `room`.",
  input: z.object({
    ...ofStay,
    code: z.nullable(name(doorCodeCharacters).check(z.minLength(1, invalid("required")))),
  }),
  output: doorCodes,
  role: "staff",
  scope: "venue",
  access: "changes",
  audit: "noted",
  refuses: ["not_found", "wrong_state"],
});

export const readMessageCode = call("POST /api/read_message_code", {
  summary: "Returns the door code in a message, which staff have chosen to see.",
  input: z.object({ message_id: id }),
  output: z.object({ code: z.string() }),
  ...reads,
});
