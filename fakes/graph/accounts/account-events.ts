import { accountBody, numberBody } from "../bodies.ts";
import type { ControlActions } from "../control-actions.ts";
import { field } from "../fields.ts";
import type { GraphParts } from "../parts.ts";
import { defaultAccountId, digitsOf } from "./accounts.ts";

type Fields = Record<string, unknown>;

/**
 * Webhooks about accounts and numbers:
 * - `POST account-update` `{ waba_id?, event, … }`; further keys are part of the value, such as `ban_info`
 * - `POST account-alert` `{ waba_id?, alert_type, alert_severity, alert_status?, alert_description? }`
 * - `POST phone-quality` `{ phone_number_id, event, current_limit?, old_limit?, quality_rating? }`
 * - `POST account-change` `{ waba_id?, field, value }` any other field about an account
 * - `POST number-change` `{ phone_number_id, field, value }` any other field about a number, such as
 *   `smb_app_state_sync`; the number is added to the value
 */
export const accountEventActions: ControlActions = {
  "POST account-update"(parts, { waba_id, ...value }) {
    field.text(value.event, "event");
    return post(parts, waba_id, "account_update", value);
  },
  "POST account-alert"(parts, { waba_id, ...input }) {
    const id = accountIdIn(waba_id);
    const value = {
      entity_type: "WABA",
      entity_id: id,
      alert_info: {
        alert_status: "ACTIVE",
        alert_description: "",
        ...input,
        alert_type: field.text(input.alert_type, "alert_type"),
        alert_severity: field.text(input.alert_severity, "alert_severity"),
      },
    };
    return post(parts, id, "account_alerts", value);
  },
  "POST phone-quality": postQuality,
  "POST account-change": (parts, input) =>
    post(parts, input.waba_id, field.text(input.field, "field"), field.object(input.value, "value")),
  "POST number-change"({ accounts, webhook }, input) {
    const number = accounts.onWire(field.text(input.phone_number_id, "phone_number_id"));
    const changed = field.text(input.field, "field");
    const body = numberBody(number, field.object(input.value, "value"), changed);
    return webhook.once(body, changed, number.accountId);
  },
};

function postQuality(parts: GraphParts, input: Fields) {
  const number = parts.accounts.number(field.text(input.phone_number_id, "phone_number_id"));
  if (!number) throw new Error("There is no such number");
  const event = field.text(input.event, "event");
  const { fields } = number;
  const limit = input.current_limit ?? fields.messaging_limit_tier;
  const old = input.old_limit ?? fields.messaging_limit_tier;
  const rating = { FLAGGED: "RED", UNFLAGGED: "GREEN" }[event];
  Object.assign(fields, {
    messaging_limit_tier: limit,
    quality_rating: input.quality_rating ?? rating ?? fields.quality_rating,
    status: { FLAGGED: "FLAGGED", UNFLAGGED: "CONNECTED" }[event] ?? fields.status,
  });
  const value = {
    display_phone_number: digitsOf(fields.display_phone_number),
    event,
    current_limit: limit,
    old_limit: old,
  };
  return post(parts, number.accountId, "phone_number_quality_update", value);
}

function post({ webhook }: GraphParts, accountId: unknown, changed: string, value: object) {
  const id = accountIdIn(accountId);
  return webhook.once(accountBody(id, changed, value), changed, id);
}

const accountIdIn = (id: unknown) => field.text(id ?? defaultAccountId, "waba_id");
