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
  "functionality.assistant_mode": msg`assistant's mode`,
  "assistant.name": msg`assistant's name`,
  "assistant.voice": msg`assistant's voice`,
  "assistant.greeting": msg`assistant's greeting`,
  "assistant.hand_over.topics": msg`topics that always go to staff`,
  "assistant.hand_over.at_night": msg`handing over at night`,
  "assistant.tools": msg`assistant's tools`,
  "assistant.confidence": msg`assistant's confidence`,
  "notifications.sound": msg`sound`,
  "notifications.web_push": msg`push notifications`,
  "notifications.email": msg`e-mail notifications`,
  "public.enabled": msg`public page`,
  "public.colour": msg`public page's colour`,
  "public.allowed_sites": msg`sites that may show the assistant`,
  "proactive.quiet_from": msg`beginning of the quiet hours`,
  "proactive.quiet_to": msg`end of the quiet hours`,
  "proactive.max_per_day": msg`messages a day at most`,
  "retention.transcripts": msg`days transcripts are kept`,
  "retention.media": msg`days media are kept`,
  "retention.webhooks": msg`days webhooks are kept`,
  name: msg`name`,
  owner: msg`owner`,
  role: msg`role`,
  venues: msg`venues`,
  email: msg`e-mail`,
  language: msg`language`,
  phone: msg`phone`,
  rooms: msg`number of rooms`,
  country: msg`country`,
  timezone: msg`time zone`,
  currency: msg`currency`,
  languages: msg`languages`,
  default_language: msg`default language`,
  count: msg`alerts`,
  task_id: msg`task`,
  sent_at: msg`sent`,
  expires_at: msg`valid until`,
  closed_at: msg`closed since`,
};

/** Falls back to the last segment of the path. */
export function fieldName(field: string, i18n: I18n): string {
  const last = field.split(".").at(-1) ?? field;
  const name = fieldNames[field] ?? fieldNames[last];
  return name ? i18n._(name) : last.replaceAll("_", " ");
}
