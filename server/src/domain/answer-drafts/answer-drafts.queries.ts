import type { Section } from "@bellhop/contract/sections";
import { change, statement } from "../../platform/db/index.ts";

/** The entry that a sentence is from. `original`: the hotel's own sentence, if `quote` is its translation. */
export type DraftSource = {
  entryId: string;
  title: string;
  section: Section;
  quote: string;
  original?: string;
  isGenerated?: boolean;
};

export type AnswerDraftRow = {
  conversation_id: string;
  draft_id: string;
  text: string;
  language: string;
  /** The guest's words that it answers. */
  about: string;
  sources: DraftSource[];
  /** The guest's words that went to staff with this draft or an earlier one. */
  handed_over: string[];
  is_answer: boolean;
  /** The live version when it was written. */
  version: number;
  /** The venue's date when it was written. */
  drafted_on: string;
  /** The last message that it answers. */
  through_seq: number;
  /** How many of these messages are transcribed voice notes. */
  heard: number;
  is_outdated: boolean;
};

type Place = { venueId: number; conversationId: string };

export const lockDraftRow = change<Place, AnswerDraftRow>(
  "lock answer draft",
  `select conversation_id, draft_id, text, language, about, sources, handed_over, is_answer, version, drafted_on, through_seq,
     heard, is_outdated
   from answer_drafts where venue_id = $venueId and conversation_id = $conversationId for update`,
);

export const upsertDraft = change<
  Place & {
    draftId: string;
    text: string;
    language: string;
    about: string;
    sources: string;
    handedOver: string;
    isAnswer: boolean;
    version: number;
    draftedOn: string;
    throughSeq: number;
    heard: number;
    draftedAt: Date;
    waitsSince: Date;
  }
>(
  "store answer draft",
  `insert into answer_drafts (venue_id, conversation_id, draft_id, text, language, about, sources, handed_over, is_answer,
     version, drafted_on, through_seq, heard, drafted_at, waits_since)
   values ($venueId, $conversationId, $draftId, $text, $language, $about, $sources, $handedOver, $isAnswer, $version,
     $draftedOn, $throughSeq, $heard, $draftedAt, $waitsSince)
   on conflict (venue_id, conversation_id) do update set draft_id = excluded.draft_id, text = excluded.text,
     language = excluded.language, about = excluded.about, sources = excluded.sources,
     handed_over = excluded.handed_over, is_answer = excluded.is_answer, version = excluded.version,
     drafted_on = excluded.drafted_on, through_seq = excluded.through_seq, heard = excluded.heard,
     drafted_at = excluded.drafted_at, waits_since = excluded.waits_since, is_outdated = false`,
);

export const deleteDrafts = change<{ venueId: number; conversationIds: string[] }>(
  "delete answer drafts",
  `delete from answer_drafts where venue_id = $venueId and conversation_id = any ($conversationIds::uuid[])`,
);

/** Also returns drafts that were outdated before. Without a version: all of them. */
export const setOutdated = change<{ venueId: number; version: number | null }, { conversation_id: string }>(
  "mark answer drafts outdated",
  `update answer_drafts d set is_outdated = true from (
     select conversation_id from answer_drafts
     where venue_id = $venueId and (is_outdated or version is distinct from $version::int)
     order by conversation_id for update
   ) outdated
   where d.venue_id = $venueId and d.conversation_id = outdated.conversation_id
   returning d.conversation_id`,
);

/** Also returns drafts that were outdated before. */
export const setTranslatedOutdated = change<
  { venueId: number; language: string },
  { conversation_id: string }
>(
  "mark translated answer drafts outdated",
  `update answer_drafts set is_outdated = true
   where venue_id = $venueId and split_part(language, '-', 1) = $language
     and jsonb_path_exists(sources, '$[*].original')
   returning conversation_id`,
);

export const setOneOutdated = change<Place>(
  "mark answer draft outdated",
  `update answer_drafts set is_outdated = true where venue_id = $venueId and conversation_id = $conversationId`,
);

export const selectDraftsOf = statement<
  { venueId: number; conversationIds: string[] },
  { about: string; text: string; language: string; drafted_at: Date }
>(
  "list answer drafts of conversations",
  `select about, text, language, drafted_at from answer_drafts
   where venue_id = $venueId and conversation_id = any ($conversationIds::uuid[]) order by drafted_at`,
);
