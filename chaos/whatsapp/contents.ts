import type { Random } from "../../server/src/testing/random.ts";

/** Guests' questions: the demo venues have entries for some of them. */
const questions = [
  "What time is breakfast?",
  "When do we have to check out?",
  "Is there parking?",
  "A che ora è il check-in?",
  "Is there a helipad?",
  "Thank you!",
];

/** A part of a message, and the text that staff see. */
export type Content = { part: { type: string; [key: string]: unknown }; text: string };

type Make = (random: Random, mark: string) => Content;

const text: Make = (random, mark) => {
  const body = `${random.pick(questions)} (${mark})`;
  return { part: { type: "text", text: { body } }, text: body };
};

/** One in five has no id: the file can never be fetched. */
const media: Make = (random, mark) => {
  const kind = random.pick(["image", "audio", "video", "document", "sticker"]);
  const types = { image: "image/jpeg", audio: "audio/ogg; codecs=opus", video: "video/mp4" };
  const caption = kind === "image" || kind === "document" ? `Look ${mark}` : "";
  const file = {
    id: random.chance(0.2) ? "" : `media-${mark}`,
    mime_type: types[kind as keyof typeof types] ?? "application/pdf",
    ...(caption && { caption }),
    ...(kind === "audio" && { voice: true }),
  };
  return { part: { type: kind, [kind]: file }, text: caption };
};

const location: Make = (_random, mark) => ({
  part: {
    type: "location",
    location: { latitude: 41.9, longitude: 12.5, name: mark, address: "Via Roma 1" },
  },
  text: mark,
});

const contacts: Make = (_random, mark) => {
  const card = (name: string) => ({
    name: { formatted_name: name },
    phones: [{ phone: "+39 06 1", wa_id: "39061" }],
    origin: "other",
  });
  return { part: { type: "contacts", contacts: [card("Ada"), card(mark)] }, text: `Ada, ${mark}` };
};

const templateButton: Make = (_random, mark) => ({
  part: { type: "button", button: { text: `Yes ${mark}`, payload: "yes" } },
  text: `Yes ${mark}`,
});

const interactive: Make = (random, mark) => {
  const kind = random.pick(["button_reply", "list_reply"]);
  const reply = { id: "late", title: `Late ${mark}`, description: "After 11:00" };
  return { part: { type: "interactive", interactive: { type: kind, [kind]: reply } }, text: `Late ${mark}` };
};

const form: Make = (_random, mark) => {
  const response_json = JSON.stringify({ flow_token: "t", arrival: mark });
  const reply = { name: "flow", body: "Sent", response_json };
  return {
    part: { type: "interactive", interactive: { type: "nfm_reply", nfm_reply: reply } },
    text: `arrival: ${mark}`,
  };
};

const callPermission: Make = (random) => {
  const reply = { response: random.pick(["accept", "reject"]) };
  return {
    part: {
      type: "interactive",
      interactive: { type: "call_permission_reply", call_permission_reply: reply },
    },
    text: "",
  };
};

const order: Make = (_random, mark) => {
  const product_items = [{ product_retailer_id: "towel", quantity: 2, item_price: 5, currency: "EUR" }];
  return { part: { type: "order", order: { catalog_id: "1", text: mark, product_items } }, text: mark };
};

const unsupported: Make = (random) => ({
  part: {
    type: random.pick(["unsupported", "poll"]),
    errors: [{ code: 131_051, title: "Message type unknown" }],
  },
  text: "",
});

/** Each kind as often as it is listed. */
export const contentMakers: Make[] = [
  ...Array.from({ length: 8 }, () => text),
  media,
  media,
  media,
  location,
  contacts,
  templateButton,
  interactive,
  interactive,
  form,
  callPermission,
  order,
  unsupported,
];
