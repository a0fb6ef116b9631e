import type { InputOf } from "@bellhop/contract/call";
import { channelRules } from "@bellhop/contract/channel-kinds";
import { templateCodeOf } from "@bellhop/contract/template-languages";
import { type saveTemplate, slotsIn, type Template, type TemplateContent } from "@bellhop/contract/templates";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import {
  deleteVenueTemplate,
  findTemplate,
  lockTemplate,
  markSubmitted,
  type TemplateRow,
  toTemplate,
  writeDefaultTemplates,
  writeTemplate,
} from "../../domain/templates/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import { findChannel, type GraphAnswer, type GraphNumber } from "../../domain/whatsapp/index.ts";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { refuse, refuseField, refuseNotPossible } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { graphNumber } from "./graph-number.ts";

/** A manager writes a template. */
export async function managerSavesTemplate(
  at: AtVenue,
  by: Actor,
  input: InputOf<typeof saveTemplate>,
): Promise<Template> {
  const { before, after } = await writeTemplate(at, by, input);
  await recordChange(at, by, {
    kind: "template_saved",
    subject: subjectOf(after),
    before: before && { category: before.category, ...before.content },
    after: { category: after.category, ...after.content },
  });
  return toTemplate(after);
}

/** A manager adds the drafts for the moments of a stay, in the venue's languages. */
export async function managerAddsDefaultTemplates(at: AtVenue, by: Actor) {
  const { languages } = await findVenue(at);
  const added = await writeDefaultTemplates(at, languages);
  const names = added.map(({ name, language }) => `${name} (${language})`);
  await recordChange(at, by, { kind: "template_saved", before: { added: [] }, after: { added: names } });
  return { items: added.map(toTemplate), next_cursor: null };
}

type Connected = {
  row: TemplateRow;
  isSimulated: boolean;
  wabaId: string | null;
  number: GraphNumber | undefined;
};

async function findConnected(at: ReadingAtVenue, services: Services, templateId: string): Promise<Connected> {
  const row = await findTemplate(at, templateId);
  const channel = await findChannel(at, row.channel_id);
  return {
    row,
    isSimulated: channelRules[channel.kind].isSimulated,
    wabaId: channel.waba_id,
    number: await graphNumber(at, services, row.channel_id),
  };
}

/** A manager submits a template to Meta. On the simulated network it is approved at once. */
export async function managerSubmitsTemplate(
  services: Services,
  venueId: number,
  { template_id }: { template_id: string },
  by: Actor,
): Promise<Template> {
  const { db, graph } = services;
  const { row, isSimulated, wabaId, number } = await db.readAtVenue(venueId, (at) =>
    findConnected(at, services, template_id),
  );
  if (row.state === "submitted" || row.state === "approved") throw refuse("wrong_state");
  if (!isSimulated && (!number || !wabaId)) throw refuseNotPossible("no_number");
  const submitted =
    isSimulated || !number || !wabaId
      ? ({ state: "approved", reason: null, providerTemplateId: null } as const)
      : readSubmitted(await graph.call(number, submission(row, wabaId)), row);
  return db.atVenue(venueId, async (at) => {
    const before = await lockTemplate(at, template_id);
    const after = await markSubmitted(at, template_id, submitted);
    await recordChange(at, by, {
      kind: "template_submitted",
      subject: subjectOf(after),
      before: { state: before.state },
      after: { state: after.state },
    });
    return toTemplate(after);
  });
}

/** A manager deletes a template, at Meta too if Meta knows it. */
export async function managerDeletesTemplate(
  services: Services,
  venueId: number,
  { template_id }: { template_id: string },
  by: Actor,
): Promise<{ template_id: string }> {
  const { db, graph } = services;
  const { row, wabaId, number } = await db.readAtVenue(venueId, (at) =>
    findConnected(at, services, template_id),
  );
  if (row.provider_template_id && number && wabaId) {
    const query = { name: row.name, hsm_id: row.provider_template_id };
    await graph.call(number, { method: "DELETE", path: `${wabaId}/message_templates`, query });
  }
  await db.atVenue(venueId, async (at) => {
    await deleteVenueTemplate(at, template_id);
    const before = { category: row.category, ...row.content };
    await recordChange(at, by, { kind: "template_deleted", subject: subjectOf(row), before, after: null });
  });
  return { template_id };
}

/** A template that Meta knows is edited under its id. */
function submission(row: TemplateRow, wabaId: string) {
  const components = componentsOf(row.content);
  const category = row.category.toUpperCase();
  if (row.provider_template_id)
    return { method: "POST", path: row.provider_template_id, body: { category, components } } as const;
  const { name } = row;
  const language = templateCodeOf(row.language);
  if (language === undefined) throw refuseField("language", "template_language_unknown");
  const body = { name, language, category, components };
  return { method: "POST", path: `${wabaId}/message_templates`, body } as const;
}

function componentsOf({ header, body, footer, buttons, examples }: TemplateContent): object[] {
  const headerTexts = examples.header.slice(0, slotsIn(header).length);
  const bodyTexts = examples.body.slice(0, slotsIn(body).length);
  const headerExample = headerTexts.length > 0 && { example: { header_text: headerTexts } };
  const bodyExample = bodyTexts.length > 0 && { example: { body_text: [bodyTexts] } };
  return [
    ...(header ? [{ type: "HEADER", format: "TEXT", text: header, ...headerExample }] : []),
    { type: "BODY", text: body, ...bodyExample },
    ...(footer ? [{ type: "FOOTER", text: footer }] : []),
    ...(buttons.length > 0 ? [{ type: "BUTTONS", buttons: buttons.map(buttonOf) }] : []),
  ];
}

const buttonOf = (button: TemplateContent["buttons"][number]) =>
  button.kind === "url"
    ? { type: "URL", text: button.title, url: button.url }
    : { type: "QUICK_REPLY", text: button.title };

function readSubmitted(answer: GraphAnswer, row: TemplateRow) {
  if (answer.is === "failure")
    return { state: "rejected", reason: answer.detail, providerTemplateId: null } as const;
  const { id, status } = answer.body;
  const providerTemplateId = typeof id === "string" ? id : row.provider_template_id;
  const state = status === "APPROVED" ? "approved" : "submitted";
  return { state, reason: null, providerTemplateId } as const;
}

const subjectOf = ({ template_id, name }: TemplateRow) => ({ id: template_id, name });
