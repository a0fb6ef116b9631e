import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Labels by field path or its last segment. */
export const fieldNames: Record<string, MessageDescriptor> = {
  "general.name": msg`name`,
  "general.timezone": msg`time zone`,
  "general.currency": msg`currency`,
  "general.languages": msg`languages`,
  "general.default_language": msg`default language`,
  "general.country": msg`country`,
  "general.hours": msg`reception hours`,
  "general.rooms": msg`number of rooms`,
  "general.phone": msg`phone`,
  "functionality.dashboard_conversation": msg`inbox`,
  "functionality.whatsapp": msg`WhatsApp`,
  "functionality.concierge": msg`assistant`,
  "functionality.translation": msg`translation`,
  "functionality.assistant_mode": msg`assistant mode`,
  "assistant.name": msg`assistant name`,
  "assistant.voice": msg`assistant tone of voice`,
  "assistant.greeting": msg`assistant greeting`,
  "assistant.hand_over.topics": msg`topics that always go to staff`,
  "assistant.hand_over.at_night": msg`hand-over at night`,
  "assistant.tools": msg`assistant tools`,
  "assistant.confidence": msg`assistant confidence`,
  "notifications.sound": msg`sound`,
  "notifications.web_push": msg`push notifications`,
  "notifications.email": msg`e-mail notifications`,
  "public.enabled": msg`public page`,
  "public.colour": msg`public page colour`,
  "public.allowed_sites": msg`websites that may show the assistant`,
  "proactive.quiet_from": msg`start of quiet hours`,
  "proactive.quiet_to": msg`end of quiet hours`,
  "proactive.max_per_day": msg`daily message limit`,
  "retention.transcripts": msg`days to keep transcripts`,
  "retention.media": msg`days to keep attachments`,
  "retention.webhooks": msg`days to keep webhooks`,
  plan: msg`plan`,
  logo: msg`logo`,
  name: msg`name`,
  owner: msg`owner`,
  role: msg`role`,
  venues: msg`hotels`,
  email: msg`e-mail address`,
  language: msg`language`,
  phone: msg`phone`,
  rooms: msg`number of rooms`,
  country: msg`country`,
  timezone: msg`time zone`,
  currency: msg`currency`,
  languages: msg`languages`,
  default_language: msg`default language`,
  count: msg`alerts`,
  text: msg`text`,
  task_id: msg`task`,
  sent_at: msg`sent`,
  expires_at: msg`expiry date`,
  closed_at: msg`closed since`,
  live_version: msg`live version`,
};

/** Falls back to the last segment of the path. */
export function fieldName(field: string, i18n: I18n): string {
  const last = field.split(".").at(-1) ?? field;
  const name = fieldNames[field] ?? fieldNames[last];
  return name ? i18n._(name) : last.replaceAll("_", " ");
}
