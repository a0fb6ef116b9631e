import { graphVersion } from "@bellhop/contract/graph-version";
import { type Call, paramsOf } from "../call.ts";
import { GraphError } from "../graph-error.ts";
import type { GraphParts } from "../parts.ts";
import { invalid, type Json, noSuchObject, pickFields, textIn } from "../wire.ts";
import { readContent, readLanguage, readName } from "./read-template.ts";

const knownFields = [
  "id",
  "name",
  "language",
  "category",
  "status",
  "components",
  "parameter_format",
  "rejected_reason",
  "quality_score",
];
const usualFields = ["name", "parameter_format", "components", "language", "status", "category", "id"];
const pageSize = 25;

export async function createTemplate({ accounts, templates }: GraphParts, call: Call): Promise<Json> {
  const account = accounts.account(call.id) ?? noSuchObject(call.id);
  const params = await paramsOf(call);
  const name = readName(params);
  const language = readLanguage(params);
  const content = readContent(params);
  if (templates.findByName(account.fields.id, name, language))
    throw new GraphError(400, 100, `There is already ${language} content for this template`, 2_388_024);
  const { id, status, category } = templates.add(account.fields.id, name, language, content).fields;
  return { id, status, category };
}

/** Pages by `limit`, `after` and `before`; filters by `name`, `language`, `category` and `status`. */
export function listTemplates({ accounts, templates, address }: GraphParts, { id, query }: Call): Json {
  if (!accounts.account(id)) noSuchObject(id);
  const filters = ["name", "language", "category", "status"].filter((key) => query[key] !== undefined);
  const found = templates
    .ofAccount(id)
    .map(({ fields }) => fields)
    .filter((fields) => filters.every((key) => fields[key] === query[key]));
  const limit = Number(query.limit ?? pageSize);
  if (!Number.isSafeInteger(limit) || limit < 1) invalid("Param limit must be a positive number.");
  const start =
    query.before === undefined ? positionOf(query.after) : Math.max(0, positionOf(query.before) - limit);
  const end = query.before === undefined ? start + limit : positionOf(query.before);
  const data = found
    .slice(start, end)
    .map((fields) => pickFields(fields, query.fields, usualFields, knownFields));
  if (data.length === 0) return { data };
  const cursors = { before: cursorOf(start), after: cursorOf(start + data.length) };
  const { access_token: _, before: __, ...kept } = query;
  const search = new URLSearchParams({ ...(kept as Record<string, string>), after: cursors.after });
  const next = `${address()}/${graphVersion}/${id}/message_templates?${search}`;
  return { data, paging: { cursors, ...(start + data.length < found.length && { next }) } };
}

export function getTemplate({ templates }: GraphParts, { id, query }: Call): Json {
  const { fields } = templates.find(id) ?? noSuchObject(id);
  return pickFields(fields, query.fields, usualFields, knownFields);
}

/** An edited template is reviewed again. */
export async function editTemplate({ templates }: GraphParts, call: Call): Promise<Json> {
  const { fields } = templates.find(call.id) ?? noSuchObject(call.id);
  if (!["APPROVED", "REJECTED", "PAUSED"].includes(fields.status))
    invalid("Only templates that are approved, rejected or paused can be edited.");
  const params = await paramsOf(call);
  const content = readContent({ ...fields, ...params });
  if (fields.status === "APPROVED" && content.category !== fields.category)
    invalid("The category of an approved template can't be changed.");
  Object.assign(fields, content, { status: "PENDING", rejected_reason: "NONE" });
  return { success: true, id: fields.id, name: fields.name, category: fields.category };
}

/** Deletes a name in all languages, or with `hsm_id` in one. */
export async function deleteTemplates({ accounts, templates }: GraphParts, call: Call): Promise<Json> {
  if (!accounts.account(call.id)) noSuchObject(call.id);
  const params = await paramsOf(call);
  const name = textIn(params, "name", "name");
  const found = templates
    .ofAccount(call.id)
    .filter(
      ({ fields }) => fields.name === name && (params.hsm_id === undefined || params.hsm_id === fields.id),
    );
  if (found.length === 0) throw new GraphError(400, 100, "Message template was not found", 2_593_002);
  for (const { fields } of found) templates.delete(fields.id);
  return { success: true };
}

const cursorOf = (position: number) => Buffer.from(`at:${position}`).toString("base64url");

function positionOf(cursor: unknown): number {
  if (cursor === undefined) return 0;
  const position = /^at:(\d+)$/.exec(Buffer.from(String(cursor), "base64url").toString())?.[1];
  return position === undefined ? invalid("Invalid cursors values") : Number(position);
}
