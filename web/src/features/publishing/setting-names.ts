import { useLingui } from "@lingui/react/macro";

/** Setting names for use within a sentence. */
export function useSettingNames(): (field: string) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    name: t`name`,
    voice: t`voice`,
    greeting: t`greeting`,
    "hand_over.topics": t`topics for a person`,
    "hand_over.at_night": t`who answers at night`,
    confidence: t`how sure it has to be`,
    languages: t`languages`,
    default_language: t`first language`,
    hours: t`reception hours`,
    tools: t`tools`,
  };
  return (field) => names[field] ?? field;
}
