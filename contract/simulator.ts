import * as z from "zod/mini";
import { call } from "./call.ts";
import { holder, stay } from "./conversations.ts";
import { deliveryCause } from "./deliveries.ts";
import { invalid } from "./field-problems.ts";
import { limits } from "./limits.ts";
import { reaction } from "./message-content.ts";
import { handOverReason, messageText } from "./messages.ts";
import { cleanName, id, instant, language, nothing, phone, sendersId } from "./values.ts";

export const simulatedConnection = z.enum(["online", "slow", "offline"]);
export type SimulatedConnection = z.infer<typeof simulatedConnection>;

export const simulatorSwitches = z.object({
  connection: simulatedConnection,
  reads_what_arrives: z.boolean(),
  reports_arrive_twice: z.boolean(),
  reports_out_of_order: z.boolean(),
  /** With 131026, once. */
  next_message_fails: z.boolean(),
  /** Guest messages are older than 24 hours, and free text to the guest fails with 131047. */
  reply_window_closed: z.boolean(),
});
export type SimulatorSwitches = z.infer<typeof simulatorSwitches>;

/** Nulls until the venue knows the guest. */
export const simulatedGuest = z.object({
  phone: z.string(),
  name: z.string(),
  language,
  guest_id: z.nullable(id),
  conversation_id: z.nullable(id),
  stay: z.nullable(stay),
  held: z.nullable(holder),
  window_closes_at: z.nullable(instant),
});
export type SimulatedGuest = z.infer<typeof simulatedGuest>;

/** Something to tap. `choice_id` is null for a link. */
const choice = z.object({
  choice_id: z.nullable(z.string()),
  title: z.string(),
  description: z.string(),
});

/** What a message on the phone has besides its text. */
export const simulatedContent = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("template"),
    header: z.string(),
    footer: z.string(),
    choices: z.array(choice),
  }),
  z.object({ kind: z.literal("buttons"), choices: z.array(choice) }),
  z.object({ kind: z.literal("list"), button: z.string(), choices: z.array(choice) }),
  z.object({
    kind: z.literal("file"),
    file: z.enum(["image", "audio", "video", "document", "sticker"]),
    name: z.string(),
  }),
  z.object({ kind: z.literal("location"), latitude: z.number(), longitude: z.number() }),
]);
export type SimulatedContent = z.infer<typeof simulatedContent>;

/** `waiting`: Bellhop has not answered 200 yet. */
export const simulatedMessage = z.object({
  message_id: id,
  author: z.enum(["guest", "venue"]),
  kind: z.string(),
  text: z.string(),
  content: z.nullable(simulatedContent),
  reactions: z.array(reaction),
  state: z.enum(["waiting", "delivered", "read"]),
  at: instant,
});
export type SimulatedMessage = z.infer<typeof simulatedMessage>;

export const simulatorCall = z.object({
  call_id: id,
  kind: z.enum(["message", "status"]),
  /** The message, or the reported status. */
  text: z.string(),
  failure_code: z.nullable(z.int()),
  at: instant,
  tries: z.int(),
  answer: z.nullable(z.object({ status: z.int(), ms: z.int() })),
  /** Null if there was an answer. */
  problem: z.nullable(z.string()),
  gave_up: z.boolean(),
  /** The same bytes were answered 200 before. */
  repeats: z.boolean(),
});
export type SimulatorCall = z.infer<typeof simulatorCall>;

export const simulatedPhone = z.object({
  venue_name: z.string(),
  guest: simulatedGuest,
  switches: simulatorSwitches,
  /** Oldest first; the newest 200. */
  messages: z.array(simulatedMessage),
  typing_until: z.nullable(instant),
  /** Newest first; the newest 200. */
  calls: z.array(simulatorCall),
  counts: z.object({ calls: z.int(), signed: z.int(), waiting: z.int(), lost: z.int() }),
});
export type SimulatedPhone = z.infer<typeof simulatedPhone>;

const reads = { role: "staff", scope: "venue", access: "reads" } as const;
const changes = { ...reads, access: "changes", audit: "play" } as const;

export const openSimulator = call("POST /api/open_simulator", {
  summary:
    "Returns a simulated phone: its screen, its switches and its webhook calls. Without `phone`: the one used last.",
  input: z.object({ phone: z.optional(phone) }),
  output: simulatedPhone,
  ...reads,
  refuses: ["not_possible_now"],
});

export const simulatedGuestName = z
  .string()
  .check(
    z.overwrite(cleanName),
    z.minLength(1, invalid("name_missing")),
    z.maxLength(limits.guestNameCharacters, `A name has at most ${limits.guestNameCharacters} characters`),
  );

export const listSimulatorGuests = call("POST /api/list_simulator_guests", {
  summary:
    "Lists the guests that can be played on the simulator: earlier phones and, if the venue has no real number, its guests.",
  input: nothing,
  output: z.object({
    items: z.array(
      z.object({
        phone: z.string(),
        name: z.string(),
        language,
        stay: z.nullable(stay),
        played: z.boolean(),
      }),
    ),
    /** Unused, for a new guest. */
    free_phone: z.string(),
  }),
  ...reads,
  refuses: ["not_possible_now"],
});

export const changeSimulatorGuest = call("POST /api/change_simulator_guest", {
  summary: "Switches the simulator to another guest: one of the list, or a new one.",
  input: z.object({ phone, name: simulatedGuestName, language }),
  output: simulatedPhone,
  ...changes,
});

/** What a guest can send besides text. `message_id` is the message on the phone that it is about. */
export const guestContent = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("photo") }),
  z.strictObject({ kind: z.literal("voice") }),
  z.strictObject({ kind: z.literal("location") }),
  z.strictObject({
    kind: z.literal("choice"),
    message_id: id,
    choice_id: z.string().check(z.maxLength(limits.messageCharacters)),
  }),
  // Without an emoji it removes the guest's reaction.
  z.strictObject({
    kind: z.literal("reaction"),
    message_id: id,
    emoji: z.enum(["👍", "❤️", "😂", "😮", "🙏", ""]),
  }),
]);
export type GuestContent = z.infer<typeof guestContent>;

export const simulateGuestMessage = call("POST /api/simulate_guest_message", {
  summary:
    "Writes as the guest: a text, or `content`. The message arrives as a signed webhook call. The sender makes `message_id`: the same id again is the same message.",
  input: z.object({
    phone,
    message_id: sendersId,
    text: z.optional(messageText),
    content: z.optional(guestContent),
  }),
  output: simulatedMessage,
  ...changes,
  refuses: ["not_possible_now"],
});

export const setSimulatorSwitches = call("POST /api/set_simulator_switches", {
  summary: "Changes how the simulated network treats this phone.",
  input: z.object({ phone, switches: z.strictObject(z.partial(simulatorSwitches).shape) }),
  output: simulatedPhone,
  ...changes,
});

export const startSimulatorOver = call("POST /api/start_simulator_over", {
  summary: "Clears the phone's screen and its list of webhook calls. The venue's conversation stays.",
  input: z.object({ phone }),
  output: simulatedPhone,
  ...changes,
});

export const simulatorOutcome = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("kept") }),
  z.object({ kind: z.literal("kept_once"), times_received: z.int() }),
  z.object({ kind: z.literal("unrouted") }),
  z.object({ kind: z.literal("quarantined"), causes: z.array(deliveryCause) }),
  z.object({ kind: z.literal("message_added"), guest_name: z.string() }),
  z.object({ kind: z.literal("dashboards_told") }),
  z.object({ kind: z.literal("held_by_staff"), member_name: z.nullable(z.string()) }),
  z.object({
    kind: z.literal("answered"),
    author: z.enum(["staff", "assistant"]),
    member_name: z.nullable(z.string()),
    titles: z.array(z.string()),
    /** From the message's arrival. */
    ms: z.int(),
  }),
  z.object({ kind: z.literal("handed_over"), reason: handOverReason }),
  z.object({
    kind: z.literal("report_applied"),
    author: z.enum(["staff", "assistant", "rule", "system"]),
    member_name: z.nullable(z.string()),
    reported: z.string(),
    state: z.string(),
  }),
  z.object({ kind: z.literal("report_parked"), reported: z.string() }),
]);
export type SimulatorOutcome = z.infer<typeof simulatorOutcome>;

export const readSimulatorCall = call("POST /api/read_simulator_call", {
  summary:
    "Returns the bytes of a webhook call, whether its signature is valid, and what Bellhop did because of it.",
  input: z.object({ call_id: id }),
  output: z.object({
    call: simulatorCall,
    path: z.string(),
    signature: z.string(),
    signature_holds: z.boolean(),
    body: z.string(),
    outcomes: z.array(simulatorOutcome),
  }),
  ...reads,
});
