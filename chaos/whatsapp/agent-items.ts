import { phonesBegin } from "../sender.ts";
import { addressOf, contactOf, type Effect, type Item, numberValue, type Person } from "./items.ts";
import { isSign, type MakeItem, type Turn, write } from "./person-items.ts";

function itemOf({ person }: Turn, field: string, value: object, effects: Effect[]): Item {
  return { account: person.hotel.account, time: undefined, field, value, effects, people: [person] };
}

/** A guest writes while another agent on the number is to answer. */
export const standbyMessages: MakeItem = (turn) => {
  const { message, effect, part } = write(turn, "guest");
  const messages = [{ ...addressOf(turn.person, "from"), ...message }];
  const standby = { contacts: [contactOf(turn.person)], messages };
  const sign: Effect[] = isSign(part, message) ? [signOf(turn, "other")] : [];
  return itemOf(turn, "standby", numberValue(turn.person.hotel, { standby }), [effect, ...sign]);
};

/** Another agent writes, and its message is delivered and priced. */
export const agentEcho: MakeItem = (turn) => {
  const { random, person, second, newMark } = turn;
  const { hotel } = person;
  const mark = newMark();
  const id = `wamid.${mark}`;
  const text = `An agent answers, ${mark}`;
  const to = person.phone ? { to: person.phone } : { recipient: person.userId };
  const sent = { messaging_product: "whatsapp", ...to, type: "text", text: { body: text } };
  const pricing = random.pick(prices);
  const status = {
    id,
    status: "delivered",
    timestamp: String(second),
    ...(person.phone ? { recipient_id: person.phone } : { recipient_user_id: person.userId }),
    pricing,
  };
  person.messages.push(id);
  const effects: Effect[] = [
    { is: "message", hotel, id, by: "staff", text, person },
    { is: "status", hotel, id, state: "delivered", attempt: null },
    { is: "price", hotel, id, category: pricing.category, type: pricing.type, isCharged: pricing.billable },
    signOf(turn, "other"),
  ];
  const standby = {
    message_echoes: [{ id, timestamp: String(second), message: sent }],
    statuses: [status],
  };
  return itemOf(turn, "standby", numberValue(hotel, { standby }), effects);
};

const prices = [
  { billable: true, pricing_model: "PMP", type: "regular", category: "service" },
  { billable: false, pricing_model: "PMP", type: "free_customer_service", category: "service" },
  { billable: false, pricing_model: "PMP", type: "free_entry_point", category: "utility" },
];

/** A thread is handed to the venue, or taken by another agent. */
export const handover: MakeItem = (turn) => {
  const { random, person, second } = turn;
  const { hotel } = person;
  const type = random.pick(["control_passed", "control_taken"] as const);
  if (person.changedAt.get(type) === second) return undefined;
  person.changedAt.set(type, second);
  const value = {
    messaging_product: "whatsapp",
    recipient: { display_phone_number: hotel.display, phone_number_id: hotel.number },
    sender: {
      ...(person.phone !== null && { phone_number: person.phone }),
      ...(person.userId !== null && { user_id: person.userId }),
    },
    timestamp: String(second),
    type,
    [type]: {
      previous_owner_app_role: "a",
      new_owner_role: type === "control_taken" ? "ai_agent" : "escalation",
    },
  };
  const id = `${type} ${second} ${person.userId ?? `+${person.phone}`}`;
  return itemOf(turn, "messaging_handovers", value, [
    { is: "line", hotel, id, person },
    signOf(turn, type === "control_taken" ? "other" : "own"),
  ]);
};

/** A guest known only by id shares their own card. Only when nothing of theirs is on its way, because they are joined. */
export const ownCard: MakeItem = (turn) => {
  const { person, second, newMark } = turn;
  if (person.phone !== null || person.userId === null || !person.isKnown || person.pending > 0)
    return undefined;
  person.isMoving = true;
  const from = addressOf(person, "from");
  const contacts = [contactOf(person)];
  const mark = newMark();
  const id = `wamid.${mark}`;
  const phone = phoneOf(person, mark);
  const card = {
    name: { formatted_name: mark },
    origin: "contact_request",
    phones: [{ phone: `+${phone}`, wa_id: phone }],
  };
  const message = { ...from, id, timestamp: String(second), type: "contacts", contacts: [card] };
  return itemOf(turn, "messages", numberValue(person.hotel, { contacts, messages: [message] }), [
    { is: "message", hotel: person.hotel, id, by: "guest", text: mark, person },
    { is: "line", hotel: person.hotel, id: `${id} phone`, person },
    { is: "joined", person, phone },
    signOf(turn, "own"),
  ]);
};

function phoneOf(person: Person, mark: string): string {
  person.phone = `${phonesBegin}8${mark.replace(/\D/g, "").slice(-6)}`;
  person.addresses.add(person.phone);
  return person.phone;
}

const signOf = ({ person, second }: Turn, by: "own" | "other"): Effect => ({
  is: "sign",
  person,
  by,
  second,
});
