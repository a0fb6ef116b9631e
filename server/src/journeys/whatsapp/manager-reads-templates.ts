import { channelRules } from "@bellhop/contract/channel-kinds";
import type { Template } from "@bellhop/contract/templates";
import { raiseChannelAlert } from "../../domain/alerts/index.ts";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import {
  findChannelToWriteFirst,
  listVenueTemplates,
  type ReadTemplate,
  readListedTemplate,
  readTemplatesQueue,
  storeReadTemplates,
} from "../../domain/templates/index.ts";
import { findChannel, type GraphNumber, stopReasonOf } from "../../domain/whatsapp/index.ts";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import { refuseNotPossible } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { graphNumber } from "./graph-number.ts";

/** Far above what an account may have. */
const maxPages = 100;
const perPage = 100;
const fields = "id,name,language,category,status,components,parameter_format,rejected_reason,quality_score";
const settleMs = 10_000;

type Account = { channelId: string; wabaId: string; number: GraphNumber };

async function findAccount(
  at: ReadingAtVenue,
  services: Services,
  channelId: string,
): Promise<Account | undefined> {
  const { kind, waba_id: wabaId } = await findChannel(at, channelId);
  if (channelRules[kind].isSimulated || wabaId === null) return undefined;
  const number = await graphNumber(at, services, channelId);
  return number && { channelId, wabaId, number };
}

/** A manager has the templates read from Meta again. */
export async function managerReadsTemplates(
  services: Services,
  venueId: number,
  _input: object,
  by: Actor,
): Promise<{ items: Template[]; next_cursor: null }> {
  const { channel, account } = await services.db.readAtVenue(venueId, async (at) => {
    const channel = await findChannelToWriteFirst(at);
    return { channel, account: channel && (await findAccount(at, services, channel.channel_id)) };
  });
  const isSimulated = channel !== undefined && channelRules[channel.kind].isSimulated;
  if (!account && !isSimulated) throw refuseNotPossible("no_number");
  const startedAt = services.clock.now();
  // A simulated network has the venue's own templates, and no others.
  const read = account ? await listAtMeta(services, account) : [];
  if ("unread" in read) throw refuseNotPossible("whatsapp_not_reached");
  return services.db.atVenue(venueId, async (at) => {
    const { added, switchedOff } = account
      ? await storeReadTemplates(at, account.channelId, read, startedAt)
      : { added: 0, switchedOff: [] };
    await recordChange(at, by, {
      kind: "templates_read",
      before: { read: 0 },
      after: { read: read.length, added, switched_off: switchedOff },
    });
    return { items: await listVenueTemplates(at), next_cursor: null };
  });
}

/** After a number was connected, and after Meta reported about a template. */
export const readTemplatesOfNumber = jobHandler(
  readTemplatesQueue,
  async ({ venue_id, channel_id }, services: Services) => {
    const account = await services.db.readAtVenue(venue_id, (at) => findAccount(at, services, channel_id));
    if (!account) return;
    const startedAt = services.clock.now();
    const read = await listAtMeta(services, account);
    if ("unread" in read) {
      // Staff have been told of a connection that Meta refuses; connecting again reads the list.
      if (stopReasonOf(read.unread)) return;
      // Repeated by the queue, with pauses.
      throw new Error(`Meta did not answer with the list of templates: ${read.unread}`);
    }
    await services.db.atVenue(venue_id, async (at) => {
      const { switchedOff } = await storeReadTemplates(at, channel_id, read, startedAt);
      if (switchedOff.length > 0)
        await raiseChannelAlert(at, "template_stopped", channel_id, switchedOff.join(", "));
    });
  },
);

/** Several reports in a row have the list read once. */
export const enqueueReadTemplates = (at: AtVenue, channelId: string, startsNow = false) =>
  at.enqueue(
    readTemplatesQueue,
    { venue_id: at.venueId, channel_id: channelId },
    {
      key: channelId,
      ...(!startsNow && { startAfter: new Date(at.now.getTime() + settleMs) }),
    },
  );

/** Why the list could not be read: Meta's code, or one of ours. */
type Unread = { unread: string };

/** All pages of Meta's list; nothing if one of them can't be had, because a part of it would switch off the rest. */
async function listAtMeta(
  { graph }: Services,
  { number, wabaId }: Account,
): Promise<ReadTemplate[] | Unread> {
  const read: ReadTemplate[] = [];
  let after: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const answer = await graph.call(number, {
      method: "GET",
      path: `${wabaId}/message_templates`,
      query: { fields, limit: String(perPage), ...(after !== undefined && { after }) },
    });
    if (answer.is === "failure") return { unread: answer.code };
    const { data, paging } = answer.body as {
      data?: unknown;
      paging?: { next?: unknown; cursors?: { after?: unknown } };
    };
    if (!Array.isArray(data)) return { unread: "no_list" };
    for (const item of data) {
      const template = typeof item === "object" && item !== null && readListedTemplate(item);
      if (template) read.push(template);
    }
    const cursor = paging?.cursors?.after;
    if (!paging?.next || typeof cursor !== "string" || cursor === after) return read;
    after = cursor;
  }
  return { unread: "too_long" };
}
