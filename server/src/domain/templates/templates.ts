import type { InputOf } from "@bellhop/contract/call";
import { type ChannelKind, channelRules } from "@bellhop/contract/channel-kinds";
import {
  isSameTemplateLanguage,
  tagOfTemplateCode,
  templateCodeOf,
} from "@bellhop/contract/template-languages";
import {
  fillSlots,
  isTemplateSendable,
  type saveTemplate as saveTemplateCall,
  type Template,
  type TemplateCategory,
  type TemplateContent,
} from "@bellhop/contract/templates";
import { baseOf } from "@bellhop/contract/values";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuse, refuseField, refuseNotPossible } from "../../platform/refusal.ts";
import { type DefaultTemplate, defaultTemplates, defaultTexts } from "./default-templates.ts";
import { spellingsOf } from "./spellings-of.ts";
import { requireSendable } from "./template-fields.ts";
import {
  findChannelOfTemplates,
  insertTemplate,
  removeTemplate,
  selectChannelToWriteFirst,
  selectTemplate,
  selectTemplateByName,
  selectTemplateForUpdate,
  selectTemplates,
  type TemplateRow,
  updateSubmitted,
  updateTemplate,
} from "./templates.queries.ts";

/** The channel whose templates a venue writes: its number, else its simulator. */
async function channelOfTemplates(at: AtVenue) {
  const channel = await at.tx.maybeRow(findChannelOfTemplates, { venueId: at.venueId });
  if (!channel) throw refuseNotPossible("no_number");
  return channel;
}

export async function listVenueTemplates(at: ReadingAtVenue): Promise<Template[]> {
  const channel = await at.tx.maybeRow(findChannelOfTemplates, { venueId: at.venueId });
  if (!channel) return [];
  const rows = await at.tx.rows(selectTemplates, { venueId: at.venueId, channelId: channel.channel_id });
  return rows.map(toTemplate);
}

/** The venue's template with this id; refused if there is none. */
export async function findTemplate(at: ReadingAtVenue, templateId: string): Promise<TemplateRow> {
  const row = await at.tx.maybeRow(selectTemplate, { venueId: at.venueId, templateId });
  if (!row) throw refuse("not_found");
  return row;
}

/** `templateId` is null for a default text of the simulated network that is not stored yet. */
export type ApprovedTemplate = {
  templateId: string | null;
  language: string;
  content: TemplateContent;
  category: TemplateCategory;
};

/**
 * The approved template of this name on a channel, in the first of these languages that it has, else in any. A simulated
 * network approves at once: its default texts count as approved before they are stored.
 */
export async function findApproved(
  at: ReadingAtVenue,
  channel: ChannelOfTemplates,
  name: string,
  languages: readonly string[],
): Promise<ApprovedTemplate | undefined> {
  return (await readTemplates(at, channel)).approved(name, languages);
}

type ChannelOfTemplates = { channel_id: string; kind: ChannelKind };

/** The templates of a channel, read once: finds approved ones as `findApproved` does, and the states of others. */
export async function readTemplates(at: ReadingAtVenue, channel: ChannelOfTemplates) {
  const rows = await at.tx.rows(selectTemplates, { venueId: at.venueId, channelId: channel.channel_id });
  const rowsNamed = (name: string) => rows.filter((row) => row.name === name);
  return {
    rowsNamed,
    /** A simulated network has approved its default texts. */
    statesOf(name: string) {
      const stored = rowsNamed(name).map(({ language, state, category, reason }) => ({
        ...{ language, state, category, reason },
      }));
      const usual = usualTemplates(rowsNamed(name), channel.kind, name)
        .filter(({ language }) => !stored.some((one) => isSameTemplateLanguage(one.language, language)))
        .map(({ language, category }) => ({ language, state: "approved" as const, category, reason: null }));
      return [...stored, ...usual];
    },
    approved: (name: string, languages: readonly string[]) =>
      chooseApproved(rowsNamed(name), channel.kind, name, languages),
  };
}

function chooseApproved(
  named: readonly TemplateRow[],
  kind: ChannelKind,
  name: string,
  languages: readonly string[],
): ApprovedTemplate | undefined {
  const stored = named.filter(isTemplateSendable);
  const usual = usualTemplates(named, kind, name).map((one) => ({ ...one, template_id: null }));
  const choice = [...stored, ...usual];
  const found = firstIn(choice, usual.length > 0 ? [...languages, "en"] : languages) ?? stored[0];
  if (!found) return undefined;
  const { template_id: templateId, language, content, category } = found;
  return { templateId, language, content, category };
}

/**
 * The default texts of a name that a simulated network has approved. Those that were sent are stored, one language after
 * the other; once the venue has its own of this name, only stored ones count.
 */
function usualTemplates(named: readonly TemplateRow[], kind: ChannelKind, name: string): DefaultTemplate[] {
  const isUsual = named.every(({ state, changed_by }) => state === "approved" && changed_by === null);
  if (!channelRules[kind].isSimulated || !isUsual) return [];
  return defaultTemplates(Object.keys(defaultTexts(name))).filter((one) => one.name === name);
}

const firstIn = <Row extends { language: string }>(rows: readonly Row[], languages: readonly string[]) =>
  languages
    .map(
      (language) =>
        rows.find((row) => isSameTemplateLanguage(row.language, language)) ??
        rows.find((row) => baseOf(row.language) === baseOf(language)),
    )
    .find((row) => row !== undefined);

/** Stores a default text as a template that the simulated network has approved, and returns its id. */
export async function approveSimulated(
  at: AtVenue,
  channelId: string,
  {
    name,
    language,
    category,
    content,
  }: { name: string; language: string; category: TemplateCategory; content: TemplateContent },
): Promise<string> {
  const written = {
    venueId: at.venueId,
    templateId: newId(),
    channelId,
    name,
    language,
    category,
    content: JSON.stringify(content),
    changedAt: at.now,
    changedBy: null,
  };
  const added = await at.tx.maybeRow(insertTemplate, written);
  const row = added ?? (await findTemplateByName(at, name, language));
  if (!row) throw new Error("A template of this name exists, but is not found");
  if (row.state !== "approved")
    await markSubmitted(at, row.template_id, { state: "approved", reason: null, providerTemplateId: null });
  return row.template_id;
}

/**
 * The channel that the venue writes first on: its number; else, unless it had a number, its simulator. Undefined if it
 * has none.
 */
export const findChannelToWriteFirst = (at: ReadingAtVenue) =>
  at.tx.maybeRow(selectChannelToWriteFirst, { venueId: at.venueId });

/** `language` is a tag of ours, or Meta's code. */
export async function findTemplateByName(at: AtVenue, name: string, language: string) {
  const languages = await spellingsOf(at, tagOfTemplateCode(language));
  return at.tx.maybeRow(selectTemplateByName, { venueId: at.venueId, name, languages });
}

export async function lockTemplate(at: AtVenue, templateId: string): Promise<TemplateRow> {
  const row = await at.tx.maybeRow(selectTemplateForUpdate, { venueId: at.venueId, templateId });
  if (!row) throw refuse("not_found");
  return row;
}

/** Adds or changes a template, unless Meta reviews it. Name and language of one that Meta knows can't be changed. */
export async function writeTemplate(
  at: AtVenue,
  by: { name: string },
  { template_id, name, language, category, content }: InputOf<typeof saveTemplateCall>,
): Promise<{ before: TemplateRow | null; after: TemplateRow }> {
  if (template_id === undefined && templateCodeOf(language) === undefined)
    throw refuseField("language", "template_language_unknown");
  requireSendable(content);
  const written = {
    venueId: at.venueId,
    category,
    content: JSON.stringify(content),
    changedAt: at.now,
    changedBy: by.name,
  };
  if (template_id === undefined) {
    const { channel_id: channelId } = await channelOfTemplates(at);
    const existing = await findTemplateByName(at, name, language);
    if (existing?.channel_id === channelId) throw refuseField("name", "template_exists");
    const added = await at.tx.maybeRow(insertTemplate, {
      ...written,
      templateId: newId(),
      channelId,
      name,
      language,
    });
    if (!added) throw refuseField("name", "template_exists");
    return { before: null, after: added };
  }
  const before = await lockTemplate(at, template_id);
  if (before.name !== name || before.language !== language) throw refuseField("name", "template_exists");
  if (before.state === "submitted") throw refuseNotPossible("template_in_review");
  const after = await at.tx.row(updateTemplate, { ...written, templateId: template_id });
  return { before, after };
}

/** Adds the drafts that are missing; returns the new ones. */
export async function writeDefaultTemplates(
  at: AtVenue,
  languages: readonly string[],
): Promise<TemplateRow[]> {
  const { channel_id: channelId } = await channelOfTemplates(at);
  const added: TemplateRow[] = [];
  for (const { name, language, category, content } of defaultTemplates(languages)) {
    const existing = await findTemplateByName(at, name, language);
    if (existing?.channel_id === channelId) continue;
    const row = await at.tx.maybeRow(insertTemplate, {
      venueId: at.venueId,
      templateId: newId(),
      channelId,
      name,
      language,
      category,
      content: JSON.stringify(content),
      changedAt: at.now,
      changedBy: null,
    });
    if (row) added.push(row);
  }
  return added;
}

type Submitted = {
  state: "submitted" | "approved" | "rejected";
  reason: string | null;
  providerTemplateId: string | null;
};

export const markSubmitted = (at: AtVenue, templateId: string, submitted: Submitted) =>
  at.tx.row(updateSubmitted, { venueId: at.venueId, templateId, ...submitted, changedAt: at.now });

export const deleteVenueTemplate = (at: AtVenue, templateId: string) =>
  at.tx.run(removeTemplate, { venueId: at.venueId, templateId });

/** The text that the guest reads. */
export function renderTemplate(
  { header, body, footer }: TemplateContent,
  values: { header: readonly string[]; body: readonly string[] },
): { header: string; body: string; footer: string } {
  return { header: fillSlots(header, values.header), body: fillSlots(body, values.body), footer };
}

export function toTemplate(row: TemplateRow): Template {
  return {
    template_id: row.template_id,
    name: row.name,
    language: row.language,
    category: row.category,
    content: row.content,
    state: row.state,
    reason: row.reason,
    quality: row.quality,
    not_sendable: row.not_sendable,
    changed_at: row.changed_at.toISOString(),
    changed_by: row.changed_by,
  };
}
