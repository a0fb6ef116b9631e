import { weekdays } from "@bellhop/contract/hours";
import type { Availability, Entry, EntryText, Facts, Unit } from "@bellhop/contract/knowledge";

type EntryFields = Partial<Entry>;

const text = (words: string, place: string | null = null): Record<string, EntryText> => ({
  en: { title: "", question: null, text: words, place },
});

const priced = (amount: number, unit: Unit): EntryFields => ({ price: { amount, currency: "EUR" }, unit });

const set = (key: string, facts: Facts, more: EntryFields = {}): EntryFields => ({ key, facts, ...more });

const is = (key: string, availability: Availability, more: EntryFields = {}): EntryFields => ({
  key,
  availability,
  ...more,
});

export const profileOfMarena: EntryFields[] = [
  set("about", {}, { texts: text("A house of 42 rooms on the lake, run by our family since 1961.") }),
  set("room_types", { count: 42 }, { texts: text("Singles, doubles with a view, and four family rooms.") }),
  set("staff_languages", {}, { texts: text("Italian, English, French and German.") }),
  set("airport", {}, { texts: text("Milan Linate is 75 minutes away; we arrange a car for €120.") }),
  set("taxi", { phone: "+39031950913" }),
  set("pharmacy", { hours: [{ days: [...weekdays.slice(0, 6)], from: "08:30", to: "19:30" }] }),
];

export const policyOfMarena: EntryFields[] = [
  set("early_check_in", { allowed: "on_request", from: "11:00" }, priced(2_500, "stay")),
  set("desk_24h", { allowed: "no", hours: [{ days: [...weekdays], from: "07:00", to: "23:00" }] }),
  set(
    "luggage",
    { allowed: "yes" },
    { texts: text("Before check-in and after check-out.", "beside the desk") },
  ),
  set(
    "cancellation",
    { days: 3, until: "18:00" },
    { texts: text("After that, the first night is charged.") },
  ),
  set("payment", {}, { texts: text("Cash, Visa, Mastercard and bank transfer.") }),
  set("city_tax", { age: 14 }, priced(250, "person_night")),
  set("cot", { allowed: "yes", count: 6 }, { price: { amount: 0, currency: "EUR" }, unit: "stay" }),
  set("quiet_hours", { from: "22:30", until: "07:00" }),
  set(
    "breakfast",
    {
      hours: [
        { days: [...weekdays.slice(0, 6)], from: "07:00", to: "10:30" },
        { days: ["sunday"], from: "07:00", to: "11:00" },
      ],
      age: 6,
    },
    priced(1_900, "person"),
  ),
  set("emergency", { phone: "+39031950216" }),
];

export const amenitiesOfMarena: EntryFields[] = [
  is("ev_charging", "paid", { facts: { count: 2 }, ...priced(55, "item") }),
  is("shuttle", "on_request", { facts: { phone: "+39031950216" } }),
  is("luggage", "present", { texts: text("", "beside the desk") }),
  is("elevator", "present"),
  is("printer", "present"),
  is("meeting_room", "absent"),
  is("breakfast", "paid", { facts: { from: "07:00", until: "10:30" }, ...priced(1_900, "person") }),
  is("restaurant", "present", {
    facts: { from: "19:00", until: "22:00" },
    texts: text("Fish from the lake."),
  }),
  is("bar", "present", { facts: { from: "17:00", until: "01:00" } }),
  is("indoor_pool", "absent"),
  is("gym", "present", {
    facts: { from: "06:00", until: "23:00", age: 16 },
    texts: text("", "in the basement"),
  }),
  is("massage", "paid", priced(7_000, "hour")),
  is("air_conditioning", "present"),
  is("minibar", "paid"),
  is("kettle", "on_request"),
  is("cot", "on_request"),
  is("bicycle", "paid", { facts: { count: 8 }, ...priced(1_400, "day") }),
];

/** Cannot be ordered yet. */
export const upsellsOfMarena: EntryFields[] = [
  {
    key: "romantic_set",
    unit: "item",
    offer: { lead_minutes: null, capacity: null, approval: "staff", expires_hours: null, tax_percent: null },
    texts: text("Roses, candles and a bottle of Franciacorta."),
  },
];
