import type {
  NotSendable,
  TemplateCategory,
  TemplateContent,
  TemplateState,
} from "@bellhop/contract/templates";
import { change, statement } from "../../platform/db/index.ts";

export type TemplateRow = {
  template_id: string;
  channel_id: string;
  name: string;
  language: string;
  category: TemplateCategory;
  content: TemplateContent;
  state: TemplateState;
  reason: string | null;
  quality: string | null;
  provider_template_id: string | null;
  not_sendable: NotSendable | null;
  changed_at: Date;
  changed_by: string | null;
};

const columns = `template_id, channel_id, name, language, category, content, state, reason, quality,
  provider_template_id, not_sendable, changed_at, changed_by`;

/** Real numbers before simulated ones: what the venue would send with. */
export const findChannelOfTemplates = statement<
  { venueId: number },
  { channel_id: string; kind: "whatsapp" | "simulator" }
>(
  "find channel of templates",
  `select channel_id, kind from channels
   where venue_id = $venueId and kind in ('whatsapp', 'simulator') and state <> 'disconnected'
   order by (kind = 'whatsapp') desc, connected_at desc limit 1`,
);

/** A venue that has disconnected its number has none: its guests would not get what is sent in the simulator. */
export const selectChannelToWriteFirst = statement<
  { venueId: number },
  { channel_id: string; kind: "whatsapp" | "simulator" }
>(
  "find channel to write first",
  `select channel_id, kind from (
     select channel_id, kind, state from channels where venue_id = $venueId and kind in ('whatsapp', 'simulator')
     order by (kind = 'whatsapp') desc, (state <> 'disconnected') desc, connected_at desc limit 1
   ) c where state <> 'disconnected'`,
);

export const selectTemplates = statement<{ venueId: number; channelId: string }, TemplateRow>(
  "list templates",
  `select ${columns} from templates where venue_id = $venueId and channel_id = $channelId order by name, language`,
);

export const selectLanguages = statement<{ venueId: number }, { language: string }>(
  "list languages of templates",
  "select distinct language from templates where venue_id = $venueId",
);

export const selectTemplateForUpdate = change<{ venueId: number; templateId: string }, TemplateRow>(
  "lock template",
  `select ${columns} from templates where venue_id = $venueId and template_id = $templateId for update`,
);

export const selectTemplate = statement<{ venueId: number; templateId: string }, TemplateRow>(
  "find template",
  `select ${columns} from templates where venue_id = $venueId and template_id = $templateId`,
);

/** A simulated number's before a real one's: only the simulator looks for names. */
export const selectTemplateByName = statement<
  { venueId: number; name: string; languages: string[] },
  TemplateRow
>(
  "find template by name",
  `select ${columns} from templates t where venue_id = $venueId and name = $name and language = any ($languages)
   order by (select c.kind = 'simulator' from channels c
             where c.venue_id = t.venue_id and c.channel_id = t.channel_id) desc limit 1`,
);

/** Templates that were written by a person and not submitted yet. */
const isOwnDraft = "(t.state = 'draft' and t.changed_by is not null)";

type Written = {
  venueId: number;
  templateId: string;
  name: string;
  language: string;
  category: string;
  content: string;
  changedAt: Date;
  changedBy: string | null;
};

export const insertTemplate = change<Written & { channelId: string }, TemplateRow>(
  "insert template",
  `insert into templates (venue_id, template_id, channel_id, name, language, category, content, state, changed_at, changed_by)
   values ($venueId, $templateId, $channelId, $name, $language, $category, $content, 'draft', $changedAt, $changedBy)
   on conflict (venue_id, channel_id, name, language) do nothing returning ${columns}`,
);

/** A template that Meta knows is a draft again until it is submitted again. */
export const updateTemplate = change<Omit<Written, "name" | "language">, TemplateRow>(
  "update template",
  `update templates set category = $category, content = $content, state = 'draft', reason = null,
     not_sendable = null, changed_at = $changedAt, changed_by = $changedBy
   where venue_id = $venueId and template_id = $templateId returning ${columns}`,
);

/** A template as Meta has it. A person's draft stays, and is submitted as a change of Meta's template. */
export const upsertRead = change<
  {
    venueId: number;
    templateId: string;
    channelId: string;
    name: string;
    language: string;
    category: string;
    content: string;
    state: TemplateState;
    reason: string | null;
    quality: string | null;
    providerTemplateId: string;
    notSendable: NotSendable | null;
    readAt: Date;
  },
  { template_id: string; is_added: boolean }
>(
  "store template as Meta has it",
  `insert into templates as t (venue_id, template_id, channel_id, name, language, category, content, state, reason, quality,
     provider_template_id, not_sendable, changed_at)
   values ($venueId, $templateId, $channelId, $name, $language, $category, $content, $state, $reason, $quality,
     $providerTemplateId, $notSendable, $readAt)
   on conflict (venue_id, channel_id, name, language) do update set
     provider_template_id = excluded.provider_template_id,
     quality = excluded.quality,
     category = case when ${isOwnDraft} then t.category else excluded.category end,
     content = case when ${isOwnDraft} then t.content else excluded.content end,
     state = case when ${isOwnDraft} then t.state else excluded.state end,
     reason = case when ${isOwnDraft} then t.reason else excluded.reason end,
     not_sendable = case when ${isOwnDraft} then t.not_sendable else excluded.not_sendable end,
     changed_at = case when ${isOwnDraft} or t.state = excluded.state then t.changed_at else excluded.changed_at end
   returning template_id, (xmax = 0) as is_added`,
);

/** What Meta knew and has no more. */
export const disableMissing = change<
  { venueId: number; channelId: string; knownIds: string[]; readAt: Date; startedAt: Date },
  { name: string; language: string }
>(
  "disable templates that Meta has no more",
  `update templates set state = 'disabled', reason = 'DELETED', changed_at = $readAt
   where venue_id = $venueId and channel_id = $channelId and provider_template_id is not null
     and provider_template_id <> all ($knownIds::text[]) and state not in ('draft', 'disabled')
     and changed_at <= $startedAt
   returning name, language`,
);

export const updateSubmitted = change<
  {
    venueId: number;
    templateId: string;
    state: TemplateState;
    reason: string | null;
    providerTemplateId: string | null;
    changedAt: Date;
  },
  TemplateRow
>(
  "update template submitted",
  `update templates set state = $state, reason = $reason,
     provider_template_id = coalesce($providerTemplateId, provider_template_id), changed_at = $changedAt
   where venue_id = $venueId and template_id = $templateId returning ${columns}`,
);

export const removeTemplate = change<{ venueId: number; templateId: string }>(
  "delete template",
  "delete from templates where venue_id = $venueId and template_id = $templateId",
);

type TemplateRef = {
  venueId: number;
  channelId: string;
  providerTemplateId: string;
  name: string;
  /** All spellings of it. */
  languages: string[];
};

const isIt = `venue_id = $venueId and channel_id = $channelId
     and (provider_template_id = $providerTemplateId or (name = $name and language = any ($languages)))`;

export const updateTemplateState = change<
  TemplateRef & { state: string; reason: string | null; changedAt: Date },
  { name: string }
>(
  "update template state",
  `update templates set state = $state, reason = $reason, changed_at = $changedAt,
     provider_template_id = coalesce(nullif($providerTemplateId, ''), provider_template_id)
   where ${isIt} returning name`,
);

export const updateTemplateQuality = change<TemplateRef & { quality: string }, { name: string }>(
  "update template quality",
  `update templates set quality = $quality where ${isIt} returning name`,
);

export const updateTemplateCategory = change<TemplateRef & { category: string }, { name: string }>(
  "update template category",
  `update templates set category = $category where ${isIt} returning name`,
);
