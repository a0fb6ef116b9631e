import { defaultAccountId } from "../accounts/accounts.ts";
import { accountBody } from "../bodies.ts";
import type { ControlActions } from "../control-actions.ts";
import { field } from "../fields.ts";
import type { GraphParts } from "../parts.ts";
import { readContent, readLanguage, readName } from "./read-template.ts";
import { type Template, templateStates } from "./templates.ts";

type Asked = Record<string, unknown>;

/**
 * A template is named by `template_id`, or by `waba_id?`, `name` and `language`. Each call but the first posts the
 * webhook.
 * - `POST templates` `{ waba_id?, name, language, category, components, status? }` adds one, approved by default
 * - `POST template-state` `{ …, state, reason?, title?, description? }`
 * - `POST template-quality` `{ …, quality }` "GREEN", "YELLOW", "RED" or "UNKNOWN"
 * - `POST template-category` `{ …, category }`
 */
export const templateActions: ControlActions = {
  "POST templates"({ accounts, templates }, asked) {
    const account = accounts.addAccount(field.text(asked.waba_id ?? defaultAccountId, "waba_id"));
    const { fields } = templates.add(
      account.fields.id,
      readName(asked),
      readLanguage(asked),
      readContent(asked),
    );
    fields.status = field.oneOf(asked.status ?? "APPROVED", "status", templateStates);
    return { id: fields.id };
  },
  "POST template-state": postState,
  "POST template-quality"(parts, asked) {
    const template = templateIn(parts, asked);
    const quality = field.text(asked.quality, "quality");
    const { score } = field.object(template.fields.quality_score, "quality_score");
    template.fields.quality_score = { score: quality };
    const value = { previous_quality_score: score, new_quality_score: quality };
    return post(parts, template, "message_template_quality_update", value);
  },
  "POST template-category"(parts, asked) {
    const template = templateIn(parts, asked);
    const value = {
      previous_category: template.fields.category,
      new_category: field.text(asked.category, "category"),
    };
    template.fields.category = value.new_category;
    return post(parts, template, "template_category_update", value);
  },
};

function postState(parts: GraphParts, asked: Asked) {
  const template = templateIn(parts, asked);
  const state = field.oneOf(asked.state, "state", templateStates);
  const reason = asked.reason === undefined ? "NONE" : field.text(asked.reason, "reason");
  // Reinstated templates can be sent again.
  template.fields.status = state === "REINSTATED" ? "APPROVED" : state;
  template.fields.rejected_reason = state === "REJECTED" ? reason : "NONE";
  const { title, description } = asked;
  const value = {
    event: state,
    reason,
    ...(state === "PAUSED" && {
      other_info: { title: title ?? "FIRST_PAUSE", description: description ?? reason },
    }),
    ...(state === "DISABLED" && { disable_info: { disable_date: Math.floor(Date.now() / 1000) } }),
  };
  return post(parts, template, "message_template_status_update", value);
}

function post({ webhook }: GraphParts, { accountId, fields }: Template, changed: string, value: object) {
  const named = {
    message_template_id: Number(fields.id),
    message_template_name: fields.name,
    message_template_language: fields.language,
  };
  return webhook.once(accountBody(accountId, changed, { ...named, ...value }), changed, accountId);
}

function templateIn({ templates }: GraphParts, asked: Asked): Template {
  const accountId = field.text(asked.waba_id ?? defaultAccountId, "waba_id");
  const template =
    asked.template_id === undefined
      ? templates.findByName(
          accountId,
          field.text(asked.name, "name"),
          field.text(asked.language, "language"),
        )
      : templates.find(String(asked.template_id));
  if (!template) throw new Error("There is no such template");
  return template;
}
