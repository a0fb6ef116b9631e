import { useLingui } from "@lingui/react/macro";

/** Setting names for use within a sentence. */
export function useSettingNames(): (field: string) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    name: t`name`,
    voice: t`tone of voice`,
    greeting: t`greeting`,
    "hand_over.topics": t`topics for staff`,
    "hand_over.at_night": t`night reception`,
    confidence: t`how sure the assistant must be`,
    languages: t`languages`,
    default_language: t`main language`,
    hours: t`reception hours`,
    tools: t`tools`,
  };
  return (field) => names[field] ?? field;
}
