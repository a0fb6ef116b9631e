import { setTimeout as pause } from "node:timers/promises";
import { guestMessage } from "../bodies.ts";
import type { ControlActions } from "../control-actions.ts";
import { field } from "../fields.ts";
import type { GraphParts } from "../parts.ts";
import { newWamid } from "../wamid.ts";
import { guestEvents } from "./guest-events.ts";

type Asked = Record<string, unknown>;

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
  "POST window"({ guests }, asked) {
    guests.setWindowRule(field.oneOf(asked.rule, "rule", ["off", "error", "status"]));
    return {};
  },
};

async function guestWrites({ accounts, guests, webhook }: GraphParts, asked: Asked) {
  const phoneNumberId = field.text(asked.phone_number_id, "phone_number_id");
  const number = accounts.onWire(phoneNumberId);
  const count = asked.count === undefined ? 1 : field.number(asked.count, "count");
  const at =
    asked.timestamp === undefined ? new Date() : new Date(field.number(asked.timestamp, "timestamp") * 1000);
  const writer = {
    waId: field.text(asked.wa_id, "wa_id").replace(/\D/g, ""),
    name: asked.name === undefined ? "" : field.text(asked.name, "name"),
    text: field.text(asked.text, "text"),
    at,
  };
  guests.noteWritten(phoneNumberId, writer.waId, at);
  const firstId = asked.message_id === undefined ? newWamid() : field.text(asked.message_id, "message_id");
  const ids = Array.from({ length: count }, (_, n) => (asked.distinct && n > 0 ? newWamid() : firstId));
  const post = asked.until_200 === true ? webhook.until200 : webhook.once;
  const answers = await Promise.all(
    ids.map((id) => post(guestMessage(number, { id, ...writer }), `message ${id}`, number.accountId)),
  );
  return { message_ids: [...new Set(ids)], answers };
}

async function postEvents(parts: GraphParts, asked: Asked) {
  const { ids, bodies, accountId } = guestEvents(parts, asked);
  const copies = field.number(asked.duplicate ?? 1, "duplicate");
  const calls = bodies.flatMap((body) => Array.from({ length: copies }, () => body));
  const delayMs = field.number(asked.delay_ms ?? 0, "delay_ms");
  const post = asked.until_200 === true ? parts.webhook.until200 : parts.webhook.once;
  const answers = [];
  for (const [n, { body, about }] of (asked.shuffle === true ? shuffled(calls) : calls).entries()) {
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
