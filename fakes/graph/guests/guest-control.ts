import { setTimeout as pause } from "node:timers/promises";
import { guestMessage } from "../bodies.ts";
import type { ControlActions } from "../control-actions.ts";
import { field } from "../fields.ts";
import type { GraphParts } from "../parts.ts";
import { newWamid } from "../wamid.ts";
import { guestEvents } from "./guest-events.ts";

type Fields = Record<string, unknown>;

/**
 * - `POST guest-writes`
 *   `{ phone_number_id, wa_id, name, text, count?, distinct?, message_id?, timestamp?, until_200? }`:
 *   the same bytes `count` times at once, or as many different messages
 * - `POST guest-events` `{ phone_number_id, wa_id?, user_id?, name?, events: [{ kind, … }], duplicate?, delay_ms?,
 *   shuffle?, one_body?, until_200? }`: one webhook for each event, in order; each `duplicate` times with the same
 *   bytes, `delay_ms` apart, in random order, or all events in one body. `guest-events.ts` lists the kinds
 * - `POST window` `{ rule }`: "off", "error" or "status" for free messages out of the 24-hour window
 */
export const guestActions: ControlActions = {
  "POST guest-writes": guestWrites,
  "POST guest-events": postEvents,
  "POST window"({ guests }, input) {
    guests.setWindowRule(field.oneOf(input.rule, "rule", ["off", "error", "status"]));
    return {};
  },
};

async function guestWrites({ accounts, guests, webhook }: GraphParts, input: Fields) {
  const phoneNumberId = field.text(input.phone_number_id, "phone_number_id");
  const number = accounts.onWire(phoneNumberId);
  const count = input.count === undefined ? 1 : field.number(input.count, "count");
  const at =
    input.timestamp === undefined ? new Date() : new Date(field.number(input.timestamp, "timestamp") * 1000);
  const writer = {
    waId: field.text(input.wa_id, "wa_id").replace(/\D/g, ""),
    name: input.name === undefined ? "" : field.text(input.name, "name"),
    text: field.text(input.text, "text"),
    at,
  };
  guests.noteWritten(phoneNumberId, writer.waId, at);
  const firstId = input.message_id === undefined ? newWamid() : field.text(input.message_id, "message_id");
  const ids = Array.from({ length: count }, (_, n) => (input.distinct && n > 0 ? newWamid() : firstId));
  const post = input.until_200 === true ? webhook.until200 : webhook.once;
  const answers = await Promise.all(
    ids.map((id) => post(guestMessage(number, { id, ...writer }), `message ${id}`, number.accountId)),
  );
  return { message_ids: [...new Set(ids)], answers };
}

async function postEvents(parts: GraphParts, input: Fields) {
  const { ids, bodies, accountId } = guestEvents(parts, input);
  const copies = field.number(input.duplicate ?? 1, "duplicate");
  const calls = bodies.flatMap((body) => Array.from({ length: copies }, () => body));
  const delayMs = field.number(input.delay_ms ?? 0, "delay_ms");
  const post = input.until_200 === true ? parts.webhook.until200 : parts.webhook.once;
  const answers = [];
  for (const [n, { body, about }] of (input.shuffle === true ? shuffled(calls) : calls).entries()) {
    if (n > 0 && delayMs > 0) await pause(delayMs);
    answers.push(await post(body, about, accountId));
  }
  return { message_ids: ids, answers };
}

function shuffled<One>(all: One[]): One[] {
  return all
    .map((one) => ({ one, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ one }) => one);
}
