import { useLingui } from "@lingui/react/macro";

/** `field` as the server names it. */
export const templateFieldId = (field: string): string => `template-${field}`;

/** The label of a field for a list of errors. */
export function useTemplateLabel(): (field: string) => string {
  const { t } = useLingui();
  const labels: Record<string, string> = {
    name: t`Name`,
    language: t`Language`,
    header: t`Header`,
    body: t`Text`,
    footer: t`Footer`,
    buttons: t`Button`,
    examples: t`Example`,
  };
  return (field) => labels[field.replace("content.", "").split(".")[0] ?? ""] ?? "";
}
