import { defaultAccountId } from "../accounts/accounts.ts";
import { accountBody } from "../bodies.ts";
import type { ControlActions } from "../control-actions.ts";
import { field } from "../fields.ts";
import type { GraphParts } from "../parts.ts";
import { readContent, readLanguage, readName } from "./read-template.ts";
import { type Template, templateStates } from "./templates.ts";

type Fields = Record<string, unknown>;

/**
 * A template is named by `template_id`, or by `waba_id?`, `name` and `language`. Each call but the first posts the
 * webhook.
 * - `POST templates` `{ waba_id?, name, language, category, components, status? }` adds one, approved by default
 * - `POST template-state` `{ …, state, reason?, title?, description? }`
 * - `POST template-quality` `{ …, quality }` "GREEN", "YELLOW", "RED" or "UNKNOWN"
 * - `POST template-category` `{ …, category }`
 */
export const templateActions: ControlActions = {
  "POST templates"({ accounts, templates }, input) {
    const account = accounts.addAccount(field.text(input.waba_id ?? defaultAccountId, "waba_id"));
    const { fields } = templates.add(
      account.fields.id,
      readName(input),
      readLanguage(input),
      readContent(input),
    );
    fields.status = field.oneOf(input.status ?? "APPROVED", "status", templateStates);
    return { id: fields.id };
  },
  "POST template-state": postState,
  "POST template-quality"(parts, input) {
    const template = templateIn(parts, input);
    const quality = field.text(input.quality, "quality");
    const { score } = field.object(template.fields.quality_score, "quality_score");
    template.fields.quality_score = { score: quality };
    const value = { previous_quality_score: score, new_quality_score: quality };
    return post(parts, template, "message_template_quality_update", value);
  },
  "POST template-category"(parts, input) {
    const template = templateIn(parts, input);
    const value = {
      previous_category: template.fields.category,
      new_category: field.text(input.category, "category"),
    };
    template.fields.category = value.new_category;
    return post(parts, template, "template_category_update", value);
  },
};

function postState(parts: GraphParts, input: Fields) {
  const template = templateIn(parts, input);
  const state = field.oneOf(input.state, "state", templateStates);
  const reason = input.reason === undefined ? "NONE" : field.text(input.reason, "reason");
  // Reinstated templates can be sent again.
  template.fields.status = state === "REINSTATED" ? "APPROVED" : state;
  template.fields.rejected_reason = state === "REJECTED" ? reason : "NONE";
  const { title, description } = input;
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

function templateIn({ templates }: GraphParts, input: Fields): Template {
  const accountId = field.text(input.waba_id ?? defaultAccountId, "waba_id");
  const template =
    input.template_id === undefined
      ? templates.findByName(
          accountId,
          field.text(input.name, "name"),
          field.text(input.language, "language"),
        )
      : templates.find(String(input.template_id));
  if (!template) throw new Error("There is no such template");
  return template;
}
