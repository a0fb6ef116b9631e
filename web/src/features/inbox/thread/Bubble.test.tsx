import type { Media, MediaProblem, MessageContent, VoiceTranscript } from "@bellhop/contract/message-content";
import { type Message, plainMessage } from "@bellhop/contract/messages";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { TestDashboard } from "../../../core/test-dashboard.tsx";
import { Bubble } from "./Bubble.tsx";

const plain: Message = {
  message_id: "1",
  conversation_id: "c-1",
  position: "2026-11-21T22:40:00.000Z",
  seq: 1,
  author: "guest",
  member_id: null,
  member_name: null,
  kind: "text",
  text: "",
  state: null,
  failure: null,
  sources: [],
  event: null,
  ...plainMessage,
};

const markupOf = (given: Partial<Message>, onShow?: (messageId: string) => void) =>
  renderToStaticMarkup(
    <TestDashboard>
      <Bubble message={{ ...plain, ...given }} startsGroup onShow={onShow} />
    </TestDashboard>,
  );

/** What a reader sees, without the time. */
const wordsOf = (markup: string) =>
  markup
    .replaceAll(/<time.*?<\/time>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/[\u2066-\u2069]/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll(/[\s\u00a0]+/g, " ")
    .replace("Guest:", "")
    .trim();

const answered: Partial<Message> = { author: "assistant", text: "From 7.", state: "sent" };
test.each([
  [null, answered, "Assistant From 7."],
  ["Bea", answered, "Bea , Assistant From 7."],
  ["assistant", answered, "Assistant From 7."],
  ["Bea", { ...answered, member_name: "Nadia" }, "Bea , Assistant , approved by Nadia From 7."],
])("an assistant called %s is named as guests read it, and as the assistant", (name, message, words) => {
  const markup = renderToStaticMarkup(
    <TestDashboard assistantName={name}>
      <Bubble message={{ ...plain, ...message }} startsGroup />
    </TestDashboard>,
  );
  expect(wordsOf(markup)).toMatch(new RegExp(`^${words}`));
});

const file = (kind: Media["kind"], given: Partial<Media> = {}, isVoice = false): Partial<Message> => ({
  kind,
  content: {
    kind: "media",
    is_voice: isVoice,
    media: {
      media_id: "f-1",
      kind,
      mime_type: "",
      file_name: null,
      bytes: 3_240_000,
      state: "stored",
      problem: null,
      ...given,
    },
  },
});
const voice = (transcript: VoiceTranscript): Partial<Message> => {
  const { content } = file("audio", {}, true);
  return content?.kind === "media" ? { kind: "audio", content: { ...content, transcript } } : {};
};
const refused = (problem: MediaProblem) => file("image", { state: "refused", problem, bytes: null });
const having = (content: MessageContent, text = ""): Partial<Message> => ({
  kind: "interactive",
  content,
  text,
});

test.each<[Partial<Message>, string]>([
  [{ author: "rule", channel: "whatsapp" }, "Automatic message on WhatsApp Hi"],
  [{ author: "rule", channel: "simulator" }, "Automatic message on WhatsApp (test) Hi"],
  [{ author: "rule", channel: "web" }, "Automatic message on the guest page Hi"],
  [{ author: "rule", channel: "email" }, "Automatic message by e-mail Hi"],
  [{ author: "rule", channel: null }, "Automatic message Hi"],
  [{ author: "assistant", channel: null }, "Assistant Hi"],
])("%o: who wrote it, and where it went", (given, expected) => {
  expect(wordsOf(markupOf({ text: "Hi", ...given }))).toBe(expected);
});

test.each<[string, Partial<Message>, string]>([
  ["a voice message", file("audio", {}, true), "Voice message"],
  [
    "a voice message with its text",
    { ...voice({ state: "done", language: "en", generated: true }), text: "See you at nine" },
    "Voice message Machine text See you at nine",
  ],
  [
    "a voice message that is too long",
    voice({ state: "failed", reason: "too_long" }),
    "Voice message No machine text: longer than two minutes.",
  ],
  ["music", file("audio"), "Audio"],
  ["a video", file("video"), "Play video 3.2 MB"],
  ["a document", file("document", { file_name: "Visa.pdf" }), "Visa.pdf 3.2 MB Download"],
  ["a document without a name", file("document", { bytes: 900 }), "Document 900 byte Download"],
  ["a caption", { ...file("document"), text: "My visa" }, "Document 3.2 MB Download My visa"],
  ["a pending file", file("image", { state: "pending" }), "Photo Loading from WhatsApp …"],
  ["too large", refused("too_large"), "Photo The file is too large. Ask the guest for a smaller file."],
  [
    "a wrong type",
    refused("wrong_type"),
    "Photo This type of file can't be shown. Ask the guest to send it as photo or PDF.",
  ],
  [
    "an expired file",
    refused("expired"),
    "Photo WhatsApp no longer has this file. Ask the guest to send it again.",
  ],
  [
    "a file that was not fetched",
    refused("not_fetched"),
    "Photo WhatsApp did not deliver this file. Ask the guest to send it again.",
  ],
  [
    "a foreign address",
    refused("address_refused"),
    "Photo The file was not on WhatsApp's servers. Ask the guest to send it again.",
  ],
  [
    "a lost file from the hotel's phone",
    { ...refused("expired"), author: "staff", origin: { from_phone: true } },
    "Hotel's phone Photo WhatsApp no longer has this file.",
  ],
  [
    "a location",
    having({ kind: "location", latitude: 1, longitude: 2, name: "Port", address: "Quay 1" }, "Port"),
    "Port Quay 1 Open map",
  ],
  [
    "a location without a name",
    having({ kind: "location", latitude: 38.71, longitude: -9.1432, name: "", address: "" }),
    "Location 38.71000, -9.14320 Open map",
  ],
  [
    "a contact",
    having(
      {
        kind: "contacts",
        contacts: [{ name: "Ana", organisation: "Tours", phones: ["+35191"], emails: ["a@b.example"] }],
      },
      "Ana",
    ),
    "Ana Tours +35191 a@b.example",
  ],
  ["a pressed button", having({ kind: "button_reply", id: "1" }, "Yes"), "Button Yes"],
  [
    "a list choice",
    having({ kind: "list_reply", id: "1", description: "50 min" }, "Massage"),
    "List choice Massage 50 min",
  ],
  [
    "a form",
    having(
      { kind: "form_reply", answers: [{ name: "arrival_time", value: "21:30" }] },
      "arrival_time: 21:30",
    ),
    "Form arrival time 21:30",
  ],
  ["an unreadable form", having({ kind: "form_reply", answers: [] }, "Sent"), "Form Sent"],
  [
    "an order",
    having({ kind: "order", items: [{ product: "rose", quantity: 2, price: 4.5, currency: "EUR" }] }, "Red!"),
    "Order 2 × rose €4.50 Total €9.00 Red!",
  ],
  [
    "an order in an unknown currency",
    having({ kind: "order", items: [{ product: "rose", quantity: 1, price: 4, currency: "" }] }),
    "Order 1 × rose 4 Total 4",
  ],
  [
    "a missed call",
    having({ kind: "call", direction: "from_guest", outcome: "missed", seconds: null }),
    "Missed call Call the guest back.",
  ],
  [
    "a call",
    having({ kind: "call", direction: "from_guest", outcome: "connected", seconds: 192 }),
    "Incoming call 3:12",
  ],
  [
    "a call to the guest",
    having({ kind: "call", direction: "to_guest", outcome: "missed", seconds: null }),
    "The guest did not answer the call",
  ],
  [
    "a call permission",
    having({ kind: "call_permission_reply", is_granted: false }),
    "The guest doesn't allow WhatsApp calls.",
  ],
  [
    "a new number",
    having({ kind: "system", what: "number_changed", phone: "+346" }),
    "The guest has a new number: +346",
  ],
  [
    "an unsupported kind",
    having({ kind: "unsupported", type: "poll", reason: "" }),
    "WhatsApp can't forward this type of message to Bellhop. Ask the guest to send it as text or photo. poll",
  ],
  [
    "a kind without content",
    { kind: "hologram" },
    "WhatsApp can't forward this type of message to Bellhop. Ask the guest to send it as text or photo. hologram",
  ],
  [
    "offered buttons",
    having({ kind: "buttons", buttons: [{ id: "1", title: "Yes" }] }, "Taxi?"),
    "Taxi? Yes",
  ],
  [
    "an offered list",
    having(
      { kind: "list", button: "Choose", rows: [{ id: "1", title: "Spa", description: "€80" }] },
      "Ours:",
    ),
    "Ours: Choose Spa €80",
  ],
  [
    "a location request",
    having({ kind: "location_request" }, "Where?"),
    "Asks for the guest's location Where?",
  ],
  [
    "a template",
    having(
      {
        kind: "template",
        template_id: "t-1",
        name: "arrival",
        language: "en",
        header: "See you on {{1}}",
        footer: "Hotel Marena",
        buttons: ["Check in"],
        values: { header: ["Thursday"], body: [], buttons: [] },
      },
      "Your room is ready.",
    ),
    "WhatsApp template See you on Thursday Your room is ready. Hotel Marena Check in",
  ],
])("%s reads as such", (_, message, words) => {
  expect(wordsOf(markupOf(message))).toBe(words);
});

const quoted = { message_id: "0", author: "staff", text: "image" } as const;

test.each<[string, Partial<Message>, string]>([
  ["a quote", { quoted }, "Your team Photo Hi"],
  [
    "an unknown quote",
    { quoted: { message_id: null, author: null, text: null } },
    "Reply to an earlier message Hi",
  ],
  ["a reaction", { reactions: [{ by: "guest", emoji: "👍" }] }, "Hi Guest 👍"],
  ["an edit", { earlier_texts: [{ text: "Ho", until: "2026-11-21T22:39:00.000Z" }] }, "Hi Edited Ho"],
  ["a deleted message", { deleted_at: "2026-11-21T22:41:00.000Z" }, "Deleted by the guest Hi"],
  ["a forwarded message", { origin: { forwarded: "once" } }, "Forwarded Hi"],
  ["a chain letter", { origin: { forwarded: "often" } }, "Forwarded many times Hi"],
  ["a group", { origin: { group_id: "g" } }, "Written in a group Hi"],
  ["history", { origin: { from_history: true } }, "From the history of the hotel's phone Hi"],
  ["an ad", { origin: { ad: { headline: "Spring", url: "https://a.example" } } }, "From an ad: Spring Hi"],
  ["a product", { origin: { product: "robe" } }, "About product robe Hi"],
  ["the hotel's phone", { author: "staff", origin: { from_phone: true } }, "Hotel's phone Hi"],
  [
    "a known person on the hotel's phone",
    { author: "staff", member_id: "m-2", member_name: "Jonas", origin: { from_phone: true } },
    "Jonas From the hotel's phone Hi",
  ],
])("%s has its label", (_, message, words) => {
  expect(wordsOf(markupOf({ text: "Hi", ...message }))).toBe(words);
});

const actions = {
  conversationId: "c-1",
  reply: () => {},
  react: () => {},
  makeRequest: () => {},
  markWrong: () => {},
};

test("a reaction that was not sent says why, and can be tried again while the window is open", async () => {
  const failure = { code: "131009", reason: "message_refused" as const };
  const reactions = [
    { by: "venue" as const, emoji: "👍" },
    { by: "venue" as const, emoji: "😮", failure },
  ];
  const words = () => wordsOf(markupOf({ text: "Thanks", reactions }));
  expect(words()).toContain("Your team 👍");
  // The sentences load with the first failure.
  await vi.waitFor(() =>
    expect(words()).toContain(
      "Reaction 😮 not sent. WhatsApp did not accept this message. Change it and send it again.",
    ),
  );
  const shown = renderToStaticMarkup(
    <TestDashboard>
      <Bubble
        message={{ ...plain, text: "Thanks", reactions: [{ by: "venue", emoji: "", failure }] }}
        startsGroup
        actions={actions}
      />
    </TestDashboard>,
  );
  expect(wordsOf(shown)).toContain("Reaction not removed. WhatsApp did not accept this message. Try again");
});

test("only a guest's message in their own chat can be quoted", () => {
  const menuOf = (given: Partial<Message>) =>
    renderToStaticMarkup(
      <TestDashboard>
        <Bubble message={{ ...plain, text: "Hi", ...given }} startsGroup actions={actions} />
      </TestDashboard>,
    );
  expect(menuOf({})).toContain("Quote in reply");
  for (const given of [
    { author: "staff" as const },
    { origin: { group_id: "g-1" } },
    { conversation_id: "c-2" },
    { deleted_at: "2026-11-21T22:41:00.000Z" },
  ])
    expect(menuOf(given)).not.toContain("Quote in reply");
});

test("staff see who marked a message of the assistant as wrong, and a menu beside it", () => {
  const marked_wrong = { by: "Nadia Berger", at: "2026-11-21T22:41:00.000Z" };
  const shown = (given: Partial<Message>) =>
    renderToStaticMarkup(
      <TestDashboard>
        <Bubble message={{ ...plain, text: "At 7:00.", ...given }} startsGroup actions={actions} />
      </TestDashboard>,
    );
  const answer = shown({ author: "assistant", marked_wrong });
  expect(wordsOf(answer)).toMatch(/Marked as wrong by .?Nadia Berger/u);
  expect(answer).toContain("Message actions");
  expect(shown({ author: "assistant" })).not.toContain("Marked as wrong");
  expect(shown({ author: "staff" })).not.toContain("Message actions");
});

test("a quote is a button only if its message is loaded", () => {
  expect(markupOf({ text: "Hi", quoted })).not.toContain("<button");
  expect(markupOf({ text: "Hi", quoted }, () => {})).toContain("<button");
});

test("addresses from outside open no other scheme and add no fields", () => {
  const ad = { headline: "Win", url: "javascript:alert(1)" };
  expect(markupOf({ text: "Hi", origin: { ad } })).not.toContain("href");
  const card = { name: "A", organisation: "", phones: ["+1 (2);x"], emails: ["a@b.example?cc=c@d.example"] };
  const markup = markupOf(having({ kind: "contacts", contacts: [card] }));
  expect(markup).toContain('href="tel:+12"');
  expect(markup).toContain('href="mailto:a@b.example%3Fcc%3Dc%40d.example"');
});

test("a thread shows the hotel's words as they were written, and WhatsApp's markup where it was written there", () => {
  const text = "The key is *key*";
  expect(wordsOf(markupOf({ text, author: "assistant" }))).toContain(text);
  expect(markupOf({ text, author: "guest" })).toContain("<strong>key</strong>");
  expect(markupOf({ text, author: "staff", member_name: "Ana" })).toContain("<strong>key</strong>");
  const password = "The key is *key1*";
  expect(wordsOf(markupOf({ text: password, author: "staff", member_name: "Ana" }))).toContain(password);
  // Written on the hotel's phone.
  expect(markupOf({ text: password, author: "staff" })).toContain("<strong>key1</strong>");
});
