import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import type {
  Replay,
  ReplayedAnswer,
  ReplayedQuestion as ReplayedOnWire,
  readReplay,
} from "@bellhop/contract/replay";
import type { Decision } from "../../domain/assistant/index.ts";
import {
  findReplay,
  listDifferences,
  listReplayContexts,
  type ReplayRow,
} from "../../domain/replays/index.ts";
import { listTestQuestions } from "../../domain/test-questions/index.ts";
import { venueToday } from "../../domain/venues/index.ts";
import { decodeOffset, encodeOffset } from "../../platform/cursor.ts";
import { forEachInSlices } from "../../platform/time-slices.ts";
import type { Services } from "../../services.ts";
import { decideReplayed, openTranslationsOnce, questionOf, withTranslations } from "./decide-replayed.ts";
import { type ComparedVersions, openLiveAndDraft, readComparedVersions } from "./open-live-and-draft.ts";
import { dayAt } from "./replay-messages.ts";

/** The last replay, with one page of its differences. Answers are decided again: no words of guests are stored. */
export async function viewReplay(
  venueId: number,
  { outcome = undefined, cursor, limit = limits.pageItems }: InputOf<typeof readReplay>,
  services: Pick<Services, "db" | "assistantVersions" | "knowledgeChecks">,
): Promise<OutputOf<typeof readReplay>> {
  const offset = decodeOffset(cursor);
  const read = await services.db.readAtVenue(venueId, async (at) => {
    const replay = await findReplay(at);
    if (!replay) return undefined;
    const day = await venueToday(at);
    const page = { outcome: outcome ?? null, offset, limit: limit + 1 };
    const [rows, compared, tests] = await Promise.all([
      listDifferences(at, page),
      readComparedVersions(at),
      listTestQuestions(at),
    ]);
    const shown = rows.slice(0, limit);
    const places = shown.map((row) => ({
      conversationId: row.conversation_id,
      firstSeq: row.first_seq,
      throughSeq: row.through_seq,
      day: dayAt(row.written_at, day),
    }));
    const contexts = await listReplayContexts(at, places);
    return { replay, day, compared, tests, rows, shown, contexts };
  });
  if (!read) return { replay: null, items: [], next_cursor: null };
  const { replay, day, compared, tests, rows, shown, contexts } = read;
  const versions = shown.length > 0 ? await openLiveAndDraft(venueId, day.venue, services) : undefined;
  const questions = await withTranslations(
    contexts.map((context) => context && questionOf(context, day)),
    openTranslationsOnce(services, day.venue),
  );
  const items: ReplayedOnWire[] = [];
  await forEachInSlices(shown.entries(), ([index, row]) => {
    const question = questions[index];
    if (!question || question.questions.length === 0 || !versions) return;
    items.push({
      message_id: row.message_id,
      conversation_id: row.conversation_id,
      written_at: row.written_at.toISOString(),
      text: question.questions.join("\n"),
      language: question.language,
      outcome: row.outcome,
      fails_test: tests.find(({ test_question_id: id }) => id === row.test_question_id)?.text ?? null,
      live: answerOf(decideReplayed(versions.live, day, question)),
      draft: answerOf(decideReplayed(versions.draft, day, question)),
    });
  });
  const next_cursor = rows.length > limit ? encodeOffset(offset + limit) : null;
  return { replay: toView(replay, compared), items, next_cursor };
}

function answerOf(decision: Decision): ReplayedAnswer {
  if (decision.action === "stay_silent")
    return { action: "stay_silent", reason: null, text: "", sources: [] };
  return {
    action: decision.action,
    reason: decision.action === "hand_over" ? (decision.handedOver[0]?.reason ?? null) : null,
    text: decision.text,
    sources: decision.sources.map(({ entryId, title, section, quote }) => ({
      entry_id: entryId,
      title,
      section,
      quote,
    })),
  };
}

/** While nothing was tried yet, nothing can be outdated. */
const toView = (row: ReplayRow, compared: ComparedVersions | undefined): Replay => ({
  task_id: row.task_id,
  asked_by: row.asked_by,
  asked_at: row.asked_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
  live_version: row.live_version,
  messages: row.messages,
  messages_total: row.messages_total,
  questions: { better: row.better, same: row.same, changed: row.changed, worse: row.worse },
  answered: { live: row.answered_live, draft: row.answered_draft },
  is_outdated:
    row.draft_mark !== "" &&
    (compared?.live_version !== row.live_version || compared.draftMark !== row.draft_mark),
});
