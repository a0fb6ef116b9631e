import type { Hotel } from "./hotels.ts";
import { type Effect, type Item, numberValue } from "./items.ts";
import type { MakeItem, Turn } from "./person-items.ts";

/** Fields about an account, its number or its templates; the mark becomes a part of the stored event. */
const accountFields: ((mark: string) => [field: string, value: object])[] = [
  (mark) => ["account_update", { event: "ACCOUNT_VIOLATION", violation_info: { violation_type: mark } }],
  (mark) => ["account_alerts", { alert_severity: "WARNING", alert_type: "A", alert_description: mark }],
  (mark) => ["account_review_update", { decision: mark }],
  (mark) => ["business_capability_update", { max_daily_conversations_per_business: mark }],
  (mark) => ["phone_number_quality_update", { event: "FLAGGED", current_limit: mark }],
  (mark) => [
    "phone_number_name_update",
    { decision: "APPROVED", requested_verified_name: mark, rejection_reason: "NONE" },
  ],
  (mark) => ["security", { event: mark }],
  (mark) => ["message_template_status_update", { event: "APPROVED", ...template(mark), reason: "NONE" }],
  (mark) => ["message_template_quality_update", { new_quality_score: "GREEN", ...template(mark) }],
  (mark) => ["template_category_update", { new_category: "MARKETING", ...template(mark) }],
  (mark) => ["account_settings_update", { type: "phone_number_settings", phone_number_settings: { mark } }],
  (mark) => ["group_lifecycle_update", { groups: [{ type: "group_create", group_id: mark }] }],
  (mark) => ["a_future_field", { something: mark }],
];

const template = (mark: string) => ({
  message_template_id: 1,
  message_template_name: mark,
  message_template_language: "en",
});

/** About the whole account, or about the number whose display number it names. */
export function accountEvent(turn: Turn, hotels: Hotel[]): Item {
  const { random, person, second, newMark } = turn;
  const mark = `«${newMark()}»`;
  const [field, value] = random.pick(accountFields)(mark);
  const isNamed = random.chance(0.5);
  const { account, display } = person.hotel;
  const about = isNamed ? [person.hotel] : hotels.filter((hotel) => hotel.account === account);
  const effects = about.map((hotel): Effect => ({ is: "event", hotel, mark }));
  const named = isNamed ? { ...value, display_phone_number: display } : value;
  return { account, time: second, field, value: named, effects, people: [] };
}

/** About a number: errors, unknown kinds, and news of people whom the venue does not know. */
const numberFields: ((mark: string, second: number) => [field: string, value: object])[] = [
  (mark) => ["messages", { errors: [{ code: 131_000, title: mark }] }],
  (mark, second) => ["messages", { messages: [{ ...stranger(mark, second), type: "request_welcome" }] }],
  (mark, second) => {
    const system = { type: "user_changed_user_id", user_id: mark };
    return ["messages", { messages: [{ ...stranger(mark, second), type: "system", system }] }];
  },
  (mark, second) => [
    "user_id_update",
    { user_id_update: [{ user_id: { previous: "GB.0", current: mark }, timestamp: String(second) }] },
  ],
  (mark, second) => [
    "user_preferences",
    { user_preferences: [{ wa_id: mark, value: "stop", timestamp: String(second) }] },
  ],
  (mark, second) => ["calls", { statuses: [{ id: mark, timestamp: String(second), status: "RINGING" }] }],
];

const stranger = (mark: string, second: number) => ({
  from: "15550000000",
  id: `wamid.${mark}`,
  timestamp: String(second),
});

export const numberEvent: MakeItem = ({ random, person, second, newMark }) => {
  const { hotel } = person;
  const mark = `«${newMark()}»`;
  const [field, value] = random.pick(numberFields)(mark, second);
  return {
    account: hotel.account,
    time: undefined,
    field,
    value: numberValue(hotel, value),
    effects: [{ is: "event", hotel, mark }],
    people: [],
  };
};
