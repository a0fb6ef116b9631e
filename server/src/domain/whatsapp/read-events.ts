import type { ChannelEvent } from "@bellhop/contract/whatsapp";
import { asObject, cut, isObject, type Json, listIn, textIn } from "./loose-json.ts";
import { instantIn, otherEvent } from "./read-update.ts";
import type { EventUpdate } from "./updates.ts";

const maxWordCharacters = 120;
const maxDetailCharacters = 500;

/** Reads a change of a field that is about the number, its account or its templates. `reportedAt` is for those without a time. */
export function readEvents(field: string, value: Json, reportedAt: Date): EventUpdate[] {
  const happenedAt = instantIn(value, reportedAt);
  const event = (one: ChannelEvent): EventUpdate[] => [{ is: "event", event: one, happenedAt }];
  switch (field) {
    case "account_update":
      return event({ kind: "account", event: word(value, "event"), detail: accountDetail(value) });
    case "account_alerts": {
      const alert = isObject(value.alert_info) ? value.alert_info : value;
      return event({
        kind: "account_alert",
        severity: word(alert, "alert_severity"),
        type: word(alert, "alert_type"),
        detail: cut(textIn(alert, "alert_description"), maxDetailCharacters),
      });
    }
    case "account_review_update":
      return event({ kind: "account_review", decision: word(value, "decision") });
    case "business_capability_update":
      return event({ kind: "messaging_limit", limit: limitOf(value) });
    case "phone_number_quality_update":
      return event({ kind: "number_quality", event: word(value, "event"), limit: limitOf(value) });
    case "phone_number_name_update":
      return event({
        kind: "number_name",
        decision: word(value, "decision"),
        name: word(value, "requested_verified_name"),
        reason: word(value, "rejection_reason"),
      });
    case "security":
      return event({ kind: "security", event: word(value, "event") });
    case "account_settings_update":
      return event({ kind: "number_settings", detail: asDetail(value) });
    case "message_template_status_update":
      return event({
        kind: "template_state",
        ...templateOf(value),
        state: word(value, "event"),
        reason: templateReason(value),
      });
    case "message_template_quality_update":
      return event({
        kind: "template_quality",
        ...templateOf(value),
        quality: word(value, "new_quality_score"),
      });
    case "template_category_update":
      return event({
        kind: "template_category",
        ...templateOf(value),
        category: word(value, "new_category"),
      });
    default:
      return readGroups(field, value, reportedAt) ?? [otherEvent(field, value, happenedAt)];
  }
}

function readGroups(field: string, value: Json, reportedAt: Date): EventUpdate[] | undefined {
  const groups = listIn(value, "groups");
  if (!field.startsWith("group_") || groups.length === 0) return undefined;
  return groups.map((group) => ({
    is: "event",
    event: {
      kind: "group",
      type: word(group, "type") || field,
      group_id: cut(textIn(group, "group_id"), 512),
      detail: asDetail(group),
    },
    happenedAt: instantIn(group, reportedAt),
  }));
}

const templateOf = (value: Json) => ({
  template_id: word(value, "message_template_id"),
  name: cut(textIn(value, "message_template_name"), 512),
  language: word(value, "message_template_language"),
});

/** WhatsApp says NONE if there is none. */
function templateReason(value: Json): string {
  const reason = cut(textIn(value, "reason"), maxDetailCharacters);
  const particulars = asObject(value.other_info ?? value.disable_info ?? value.rejection_info);
  const detail = cut(
    textIn(particulars, "description") || textIn(particulars, "reason") || textIn(particulars, "title"),
    maxDetailCharacters,
  );
  return detail || (reason === "NONE" ? "" : reason);
}

/** The limit of guests per day whom the venue may write to first. */
function limitOf(value: Json): string {
  const keys = [
    "current_limit",
    "max_daily_conversations_per_business",
    "max_daily_conversation_per_phone",
    "max_daily_conversations",
  ];
  return keys.map((key) => word(value, key)).find(Boolean) ?? "";
}

/** The part of an account update that its event is about. */
function accountDetail(value: Json): string {
  const part = Object.entries(value).find(([key, one]) => key.endsWith("_info") && isObject(one))?.[1];
  const list = Object.entries(value).find(([key, one]) => key.endsWith("_info") && Array.isArray(one))?.[1];
  if (part || list) return asDetail(part ?? list);
  const { event: _, ...rest } = value;
  return Object.keys(rest).length > 0 ? asDetail(rest) : "";
}

const word = (object: Json, key: string) => cut(textIn(object, key), maxWordCharacters);

function asDetail(value: unknown): string {
  return cut(JSON.stringify(value).replaceAll("\\u0000", ""), maxDetailCharacters).toWellFormed();
}
