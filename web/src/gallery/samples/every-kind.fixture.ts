import { reasonsWhere } from "@bellhop/contract/hand-over-reasons";
import type { Media, MessageContent, VoiceTranscript } from "@bellhop/contract/message-content";
import type { Message } from "@bellhop/contract/messages";
import { nadia } from "./guests.fixture.ts";
import { sampleFile } from "./media.fixture.ts";
import { ago, numberedId } from "./time.fixture.ts";

type Line = Partial<Message> & { minutes: number };

const fromGuest = (kind: string, content: MessageContent | null, given: Partial<Message> = {}): Line => ({
  minutes: 0,
  author: "guest",
  kind,
  content,
  ...given,
});

const fromStaff = (kind: string, content: MessageContent | null, given: Partial<Message> = {}): Line => ({
  ...fromGuest(kind, content, given),
  author: "staff",
  state: "read",
  member_id: nadia.member_id,
  member_name: nadia.name,
});

const file = (kind: Media["kind"], given: Partial<Media> = {}, message: Partial<Message> = {}): Line =>
  fromGuest(kind, { kind: "media", media: sampleFile(kind, given), is_voice: kind === "audio" }, message);

const voice = (transcript: VoiceTranscript, text = ""): Line =>
  fromGuest("audio", { kind: "media", media: sampleFile("audio"), is_voice: true, transcript }, { text });

const files: Line[] = [
  file("image", {}, { text: "Our view this morning!", reactions: [{ by: "venue", emoji: "❤️" }] }),
  file("sticker"),
  file("audio"),
  voice(
    { state: "done", language: "en", generated: true },
    "Hi, we land at nine tonight. Is someone still at the desk?",
  ),
  voice({ state: "failed", reason: "too_long" }),
  file("video"),
  file("document", { file_name: "Flight ticket Lisbon.pdf" }),
  file("image", { state: "pending", bytes: null }),
  file("video", { state: "refused", problem: "too_large" }, { text: "The whole beach" }),
  file("document", { state: "refused", problem: "wrong_type", file_name: "setup.exe" }),
  file("audio", { state: "lost", problem: "expired" }),
  file("image", { state: "lost", problem: "not_fetched" }),
  file("document", { state: "refused", problem: "address_refused" }),
];

const answers: Line[] = [
  fromGuest("location", {
    kind: "location",
    latitude: 38.71014,
    longitude: -9.14323,
    name: "Cais do Sodré",
    address: "Praça do Duque de Terceira, Lisboa",
  }),
  fromGuest("contacts", {
    kind: "contacts",
    contacts: [
      {
        name: "Marco Silva",
        organisation: "Tuk Tuk Tours",
        phones: ["+351912550177"],
        emails: ["marco@tuktuk.example"],
      },
      { name: "María Torres", organisation: "", phones: [], emails: [] },
    ],
  }),
  fromGuest("interactive", { kind: "button_reply", id: "late" }, { text: "Late check-out" }),
  fromGuest(
    "interactive",
    { kind: "list_reply", id: "massage", description: "50 minutes, €80" },
    { text: "Back massage" },
  ),
  fromGuest(
    "interactive",
    {
      kind: "form_reply",
      answers: [
        { name: "Arrival time", value: "21:30" },
        { name: "Wishes", value: "A quiet room\nNo feathers" },
      ],
    },
    { text: "Arrival time: 21:30\nWishes: A quiet room\nNo feathers" },
  ),
  fromGuest(
    "order",
    {
      kind: "order",
      items: [
        { product: "Crémant", quantity: 2, price: 32, currency: "EUR" },
        { product: "Roses", quantity: 1, price: 24.5, currency: "EUR" },
      ],
    },
    { text: "For our anniversary" },
  ),
  fromGuest("call", { kind: "call", direction: "from_guest", outcome: "missed", seconds: null }),
  fromGuest("call", { kind: "call", direction: "from_guest", outcome: "connected", seconds: 192 }),
  fromGuest("interactive", { kind: "call_permission_reply", is_granted: true }),
  fromGuest("system", { kind: "system", what: "number_changed", phone: "+34600555012" }),
  fromGuest("unsupported", { kind: "unsupported", type: "poll", reason: "Message type unknown" }),
];

const sent: Line[] = [
  fromStaff(
    "interactive",
    {
      kind: "buttons",
      buttons: [
        { id: "1", title: "Until 13:00" },
        { id: "2", title: "Until 15:00" },
      ],
    },
    { text: "How long would you like to stay on Sunday?" },
  ),
  fromStaff(
    "interactive",
    {
      kind: "list",
      button: "Choose a treatment",
      rows: [
        { id: "1", title: "Back massage", description: "50 minutes, €80" },
        { id: "2", title: "Facial", description: "" },
      ],
    },
    { text: "Here is what our spa offers." },
  ),
  fromStaff("interactive", { kind: "location_request" }, { text: "Where shall the taxi pick you up?" }),
  fromStaff(
    "interactive",
    { kind: "contact_request" },
    { text: "Please share your phone number so that we can reach you." },
  ),
  fromStaff(
    "template",
    {
      kind: "template",
      template_id: numberedId(7_900),
      name: "arrival_reminder",
      language: "en",
      header: "See you on {{1}}",
      footer: "Hotel Marena, Lisbon",
      buttons: ["Check in online", "Call us"],
      values: { header: ["Thursday"], body: ["Lucía"], buttons: [] },
    },
    { text: "Dear Lucía, your room is ready from 15:00." },
  ),
  {
    ...fromStaff("text", null, { text: "I'll call you back.", origin: { from_phone: true } }),
    member_id: null,
    member_name: null,
  },
];

const around: Line[] = [
  fromGuest("text", null, {
    text: "The one with the garden, please.",
    quoted: { message_id: numberedId(116_000), author: "guest", text: "Our view this morning!" },
    reactions: [
      { by: "guest", emoji: "👍" },
      { by: "venue", emoji: "🙏" },
    ],
  }),
  fromGuest("text", null, {
    text: "Exactly this one.",
    quoted: { message_id: null, author: null, text: null },
  }),
  fromGuest("text", null, {
    text: "We arrive at 21:30.",
    earlier_texts: [{ text: "We arrive at 20:30.", until: ago(3) }],
  }),
  fromGuest("text", null, { text: "Please forget my complaint.", deleted_at: ago(2) }),
  fromGuest("text", null, { text: "The metro is on strike tomorrow.", origin: { forwarded: "once" } }),
  fromGuest("text", null, { text: "Free breakfast for everyone!", origin: { forwarded: "often" } }),
  fromGuest("text", null, { text: "Who joins the tour?", origin: { group_id: "120363041" } }),
  fromGuest("text", null, {
    text: "Is this still available?",
    origin: { ad: { headline: "Three nights for two", url: "https://marena.example/offer" } },
  }),
  fromGuest("text", null, { text: "In blue, please.", origin: { product: "bathrobe-blue" } }),
  fromGuest("text", null, { text: "Hello from last May.", origin: { from_history: true } }),
];

const handOvers: Line[] = reasonsWhere(() => true).map((reason) => ({
  minutes: 0,
  author: "system",
  event: { kind: "handed_over", reason, about: "" },
}));

/** One message of every kind, and one hand-over for every reason, one a minute. */
export const everyKind: Line[] = [...files, ...answers, ...sent, ...around, ...handOvers].map(
  (line, index, all) => ({
    ...line,
    minutes: all.length - index + 2,
  }),
);
