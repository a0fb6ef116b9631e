import type { ProactiveRule } from "@bellhop/contract/proactive";
import type { TemplateState } from "@bellhop/contract/templates";

/** The state that most needs attention counts for all languages of a template. */
const worstFirst: readonly TemplateState[] = [
  "rejected",
  "disabled",
  "paused",
  "draft",
  "submitted",
  "approved",
];

export type RuleTemplate = ProactiveRule["templates"][number];

/** The template in the language that most needs attention; undefined if none is linked, or WhatsApp has none by its name. */
export function templateOf({ template_name, templates }: ProactiveRule): RuleTemplate | undefined {
  if (template_name === null) return undefined;
  return templates.toSorted((a, b) => worstFirst.indexOf(a.state) - worstFirst.indexOf(b.state))[0];
}
