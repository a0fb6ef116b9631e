import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { settings } from "@bellhop/contract/settings";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * For each setting: the code that reads it, the screen that shows it, and a test of what it does. Each file names the
 * field, or the word after it.
 */
const effects: Record<string, readonly [read: string, shown: string, test: string]> = {
  "general.name": [
    "server/src/journeys/assistant/write-as-assistant.ts",
    "web/src/features/settings/general/PlaceFields.tsx",
    "server/src/doors/http/settings.test.ts",
  ],
  "general.timezone": [
    "server/src/journeys/requests/plan-expiry.ts",
    "web/src/features/settings/general/PlaceFields.tsx",
    "server/src/doors/http/settings.test.ts",
  ],
  "general.currency": [
    "web/src/features/knowledge/store/use-section.ts",
    "web/src/features/settings/general/PlaceFields.tsx",
    "server/src/doors/http/settings.test.ts",
  ],
  "general.languages": [
    "server/src/domain/assistant/settings/settings.ts",
    "web/src/features/settings/LanguageFields.tsx",
    "server/src/journeys/assistant/assistant-versions.test.ts",
  ],
  "general.default_language": [
    "server/src/domain/assistant/settings/settings.ts",
    "web/src/features/settings/LanguageFields.tsx",
    "server/src/journeys/assistant/assistant-versions.test.ts",
  ],
  "general.country": [
    "server/src/journeys/stays/guest-is-added.ts",
    "web/src/features/settings/general/PlaceFields.tsx",
    "server/src/journeys/stays/guest-is-added.test.ts",
  ],
  "general.phone": [
    "server/src/journeys/guests/find-house-phone.ts",
    "web/src/features/settings/general/DeskFields.tsx",
    "server/src/journeys/guests/report-emergency.test.ts",
  ],
  "functionality.dashboard_conversation": [
    "contract/switches.ts",
    "web/src/features/settings/switches/FeaturesScreen.tsx",
    "server/src/doors/http/settings.test.ts",
  ],
  "functionality.whatsapp": [
    "contract/switches.ts",
    "web/src/features/settings/switches/FeaturesScreen.tsx",
    "server/src/doors/http/settings.test.ts",
  ],
  "functionality.concierge": [
    "server/src/domain/conversations/who-answers.ts",
    "web/src/features/settings/switches/FeaturesScreen.tsx",
    "server/src/domain/conversations/who-answers.test.ts",
  ],
  "functionality.translation": [
    "server/src/journeys/assistant/find-staff-model.ts",
    "web/src/features/assistant/ModelFields.tsx",
    "server/src/journeys/staff/staff-translates-text.test.ts",
  ],
  "functionality.assistant_mode": [
    "server/src/domain/conversations/who-answers.ts",
    "web/src/features/settings/switches/AssistantMode.tsx",
    "server/src/journeys/staff/staff-approves-draft.test.ts",
  ],
  "assistant.name": [
    "server/src/domain/assistant/settings/settings.ts",
    "web/src/features/assistant/NameField.tsx",
    "server/src/journeys/assistant/assistant-versions.test.ts",
  ],
  "assistant.voice": [
    "server/src/journeys/staff/staff-drafts-reply.ts",
    "web/src/features/assistant/model/VoiceField.tsx",
    "server/src/journeys/staff/staff-drafts-reply.test.ts",
  ],
  "assistant.greeting": [
    "server/src/domain/assistant/answering/decide-answer.ts",
    "web/src/features/assistant/GreetingField.tsx",
    "server/src/journeys/assistant/assistant-versions.test.ts",
  ],
  "assistant.hand_over.topics": [
    "server/src/domain/assistant/settings/settings.ts",
    "web/src/features/assistant/TopicsField.tsx",
    "server/src/journeys/assistant/assistant-versions.test.ts",
  ],
  "assistant.hand_over.at_night": [
    "server/src/domain/assistant/settings/settings.ts",
    "web/src/features/assistant/AssistantForm.tsx",
    "server/src/journeys/assistant/assistant-versions.test.ts",
  ],
  "assistant.tools": [
    "server/src/domain/assistant/versions/versions.ts",
    "web/src/features/assistant/ToolsField.tsx",
    "server/src/journeys/requests/requests.test.ts",
  ],
  "assistant.confidence": [
    "server/src/domain/assistant/answering/answer-question.ts",
    "web/src/features/assistant/ConfidenceField.tsx",
    "server/src/journeys/assistant/assistant-versions.test.ts",
  ],
  "notifications.push_minutes": [
    "contract/notification-rules.ts",
    "web/src/features/notifications/ladder/use-ladder.ts",
    "server/src/domain/notifications/climb.test.ts",
  ],
  "notifications.manager_minutes": [
    "contract/notification-rules.ts",
    "web/src/features/notifications/ladder/use-ladder.ts",
    "server/src/domain/notifications/climb.test.ts",
  ],
  "notifications.owner_minutes": [
    "contract/notification-rules.ts",
    "web/src/features/notifications/ladder/use-ladder.ts",
    "server/src/domain/notifications/climb.test.ts",
  ],
  "notifications.rules": [
    "contract/notification-rules.ts",
    "web/src/features/notifications/ladder/use-ladder.ts",
    "server/src/journeys/notifications/notifications.test.ts",
  ],
  "notifications.quiet_from": [
    "server/src/domain/venues/quiet-hours.ts",
    "web/src/features/notifications/quiet/QuietCard.tsx",
    "server/src/journeys/notifications/notifications.test.ts",
  ],
  "notifications.quiet_to": [
    "server/src/domain/venues/quiet-hours.ts",
    "web/src/features/notifications/quiet/QuietCard.tsx",
    "server/src/journeys/notifications/notifications.test.ts",
  ],
  "public.enabled": [
    "server/src/journeys/guests/view-guest-page.ts",
    "web/src/features/public-page/SwitchSection.tsx",
    "server/src/doors/guest-page/guest-page.test.ts",
  ],
  "public.colour": [
    "server/src/journeys/guests/view-guest-page.ts",
    "web/src/features/public-page/LookSection.tsx",
    "server/src/doors/guest-page/public-page-settings.test.ts",
  ],
  "public.allowed_sites": [
    "server/src/doors/guest-page/guest-page-door.ts",
    "web/src/features/public-page/widget/SiteFields.tsx",
    "server/src/doors/http/guest-page-links.test.ts",
  ],
  "public.wifi": [
    "server/src/journeys/guests/view-guest-page.ts",
    "web/src/features/public-page/WifiSection.tsx",
    "server/src/doors/guest-page/guest-page.test.ts",
  ],
  "public.questions": [
    "server/src/journeys/guests/view-guest-page.ts",
    "web/src/features/public-page/QuestionsSection.tsx",
    "server/src/doors/guest-page/public-page-settings.test.ts",
  ],
  "public.greeting": [
    "server/src/journeys/guests/view-guest-page.ts",
    "web/src/features/public-page/WordsSection.tsx",
    "server/src/doors/guest-page/public-page-settings.test.ts",
  ],
  "public.languages": [
    "server/src/domain/venues/settings.ts",
    "web/src/features/public-page/WordsSection.tsx",
    "server/src/doors/guest-page/public-page-settings.test.ts",
  ],
  "public.assistant_for_visitors": [
    "server/src/journeys/assistant/is-left-to-staff.ts",
    "web/src/features/public-page/AnswersSection.tsx",
    "server/src/doors/guest-page/public-page-settings.test.ts",
  ],
  "public.request_buttons": [
    "server/src/journeys/guests/view-guest-page.ts",
    "web/src/features/public-page/RequestsSection.tsx",
    "server/src/doors/guest-page/guest-requests.test.ts",
  ],
  "proactive.quiet_from": [
    "server/src/domain/proactive/calendar.ts",
    "web/src/features/proactive/ScreenDialogs.tsx",
    "server/src/journeys/stays/guest-is-added.test.ts",
  ],
  "proactive.quiet_to": [
    "server/src/domain/proactive/calendar.ts",
    "web/src/features/proactive/ScreenDialogs.tsx",
    "server/src/journeys/stays/guest-is-added.test.ts",
  ],
  "proactive.max_per_day": [
    "server/src/journeys/proactive/read-plan-settings.ts",
    "web/src/features/proactive/ScreenDialogs.tsx",
    "server/src/domain/proactive/plan-of.test.ts maxPerDay",
  ],
  "proactive.door_code_from": [
    "server/src/journeys/proactive/read-plan-settings.ts",
    "web/src/features/proactive/SendingFields.tsx",
    "server/src/journeys/proactive/door-codes.test.ts",
  ],
  "proactive.door_code_hours_before": [
    "server/src/journeys/proactive/read-plan-settings.ts",
    "web/src/features/proactive/ScreenDialogs.tsx",
    "server/src/journeys/proactive/door-codes.test.ts",
  ],
  "proactive.review_url": [
    "server/src/journeys/proactive/send-review-links.ts",
    "web/src/features/proactive/ScreenDialogs.tsx",
    "server/src/journeys/guests/note-ratings.test.ts",
  ],
  "proactive.email": [
    "server/src/journeys/proactive/read-plan-settings.ts",
    "web/src/features/proactive/ScreenDialogs.tsx",
    "server/src/journeys/proactive/write-guest-mail.test.ts",
  ],
  "requests.departments": [
    "web/src/features/requests/panel/fact-fields.tsx",
    "web/src/features/settings/general/DepartmentFields.tsx",
    "server/src/journeys/requests/requests.test.ts department",
  ],
  "requests.lead_minutes": [
    "server/src/journeys/requests/plan-expiry.ts",
    "web/src/features/settings/general/LeadTimeFields.tsx",
    "server/src/domain/requests/plan-times.test.ts leadMinutes",
  ],
  "readings.enabled": [
    "server/src/journeys/assistant/gather-burst.ts",
    "web/src/features/assistant/ModelFields.tsx",
    "server/src/journeys/assistant/assistant-reads.test.ts",
  ],
  "readings.translates": [
    "server/src/journeys/assistant/translate-statements.ts",
    "web/src/features/assistant/ModelFields.tsx",
    "server/src/journeys/assistant/translate-statements.test.ts",
  ],
  "readings.month_tokens": [
    "server/src/domain/assistant/reading/budget.ts",
    "web/src/features/assistant/ModelFields.tsx",
    "server/src/journeys/assistant/assistant-reads.test.ts",
  ],
  "readings.guest_month_tokens": [
    "server/src/domain/assistant/reading/budget.ts",
    "web/src/features/assistant/ModelFields.tsx",
    "server/src/journeys/assistant/assistant-reads.test.ts",
  ],
  "readings.month_cost": [
    "server/src/domain/assistant/reading/budget.ts",
    "web/src/features/assistant/model/MonthCostField.tsx",
    "server/src/journeys/assistant/manager-tests-model.test.ts",
  ],
  "readings.transcribes": [
    "server/src/journeys/guests/transcribe-voice-note.ts",
    "web/src/features/assistant/model/VoiceNoteFields.tsx",
    "server/src/journeys/guests/transcribe-voice-note.test.ts",
  ],
  "readings.month_voice_minutes": [
    "server/src/journeys/guests/transcribe-voice-note.ts",
    "web/src/features/assistant/model/VoiceNoteFields.tsx",
    "server/src/journeys/guests/transcribe-voice-note.test.ts",
  ],
  "retention.transcripts": [
    "server/src/journeys/installation/apply-retention.ts",
    "web/src/features/settings/switches/RetentionFields.tsx",
    "server/src/journeys/installation/apply-retention.test.ts",
  ],
  "retention.media": [
    "server/src/journeys/installation/apply-retention.ts",
    "web/src/features/settings/switches/RetentionFields.tsx",
    "server/src/journeys/installation/apply-retention.test.ts",
  ],
  "retention.webhooks": [
    "server/src/journeys/installation/apply-retention.ts",
    "web/src/features/settings/switches/RetentionFields.tsx",
    "server/src/journeys/installation/apply-retention.test.ts",
  ],
};

/** They have an effect at older venues only; the hotel profile is where a member writes them now. */
const onNoScreen = ["general.hours"];

/** Nothing reads them. Screens have no field for them; General settings move `rooms` to the hotel profile. */
const storedOnly = ["general.rooms", "notifications.sound", "notifications.web_push", "notifications.email"];

type Shape = { def: { shape?: Record<string, unknown> } };

function fieldsOf(schema: Shape, path: readonly string[] = []): string[] {
  const { shape } = schema.def;
  if (!shape) return [path.join(".")];
  return Object.entries(shape).flatMap(([name, part]) => fieldsOf(part as Shape, [...path, name]));
}

const fields = fieldsOf(settings as Shape).filter((field) => field !== "version");

test("each setting has an effect and a screen, or is listed as one without", () => {
  expect([...Object.keys(effects), ...onNoScreen, ...storedOnly].toSorted()).toEqual(fields.toSorted());
});

test.each(Object.entries(effects))("%s: the named code, screen and test are about it", (field, files) => {
  const name = field.split(".").at(-1) ?? "";
  for (const file of files) {
    const [path = "", word = name] = file.split(" ");
    expect(readFileSync(join(root, path), "utf8")).toMatch(new RegExp(`\\b${word}\\b`));
  }
});
