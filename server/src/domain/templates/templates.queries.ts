import type { TemplateCategory, TemplateContent, TemplateState } from "@bellhop/contract/templates";
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
  changed_at: Date;
  changed_by: string | null;
};

const columns = `template_id, channel_id, name, language, category, content, state, reason, quality,
  provider_template_id, changed_at, changed_by`;

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
  { venueId: number; name: string; language: string },
  TemplateRow
>(
  "find template by name",
  `select ${columns} from templates t where venue_id = $venueId and name = $name and language = $language
   order by (select c.kind = 'simulator' from channels c
             where c.venue_id = t.venue_id and c.channel_id = t.channel_id) desc limit 1`,
);

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
     changed_at = $changedAt, changed_by = $changedBy
   where venue_id = $venueId and template_id = $templateId returning ${columns}`,
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
  language: string;
};

const isIt = `venue_id = $venueId and channel_id = $channelId
     and (provider_template_id = $providerTemplateId or (name = $name and language = $language))`;

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
