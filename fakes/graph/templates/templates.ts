import { randomInt } from "node:crypto";
import type { Json } from "../wire.ts";
import type { TemplateContent } from "./read-template.ts";

export const templateStates = [
  "PENDING",
  "APPROVED",
  "REJECTED",
  "PAUSED",
  "DISABLED",
  "IN_APPEAL",
  "PENDING_DELETION",
  "LIMIT_EXCEEDED",
  "FLAGGED",
  "REINSTATED",
] as const;
export type TemplateState = (typeof templateStates)[number];

export type Template = {
  accountId: string;
  fields: TemplateContent &
    Json & { id: string; name: string; language: string; status: TemplateState; rejected_reason: string };
};

/** Message templates of all accounts, in the order of their creation. */
export function openTemplates() {
  const templates = new Map<string, Template>();
  return {
    add(accountId: string, name: string, language: string, content: TemplateContent): Template {
      const id = String(randomInt(3e14, 4e14));
      const fields = {
        id,
        name,
        language,
        ...content,
        status: "PENDING" as const,
        rejected_reason: "NONE",
        quality_score: { score: "UNKNOWN" },
      };
      const template: Template = { accountId, fields };
      templates.set(id, template);
      return template;
    },
    find: (id: string) => templates.get(id),
    ofAccount: (accountId: string) => [...templates.values()].filter((one) => one.accountId === accountId),
    findByName: (accountId: string, name: string, language: string) =>
      templates
        .values()
        .find(
          ({ accountId: owner, fields }) =>
            owner === accountId && fields.name === name && fields.language === language,
        ),
    delete: (id: string) => templates.delete(id),
  };
}
