import type { ReplayOutcome } from "@bellhop/contract/replay";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import {
  addToReplay,
  type ContextRow,
  type DifferenceRow,
  deleteDifferences,
  deleteReplay,
  endReplay,
  insertDifferences,
  insertReplay,
  type ReplayRow,
  resetReplay,
  selectContexts,
  selectDifferences,
  selectReplay,
  selectWritten,
  type WrittenRow,
} from "./replays.queries.ts";

export type { ContextRow, DifferenceRow, ReplayRow, WrittenRow };

export const findReplay = (at: ReadingAtVenue): Promise<ReplayRow | undefined> =>
  at.tx.maybeRow(selectReplay, { venueId: at.venueId });

/** Replaces the replay before, with its result. */
export async function openReplay(
  at: AtVenue,
  started: { taskId: string; askedBy: string; size: number; liveVersion: number },
) {
  const { venueId } = at;
  await at.tx.run(deleteDifferences, { venueId });
  await at.tx.run(deleteReplay, { venueId });
  await at.tx.run(insertReplay, { venueId, askedAt: at.now, ...started });
}

/** Begins to compare these versions from the first message on, without what was found before. */
export async function restartReplay(
  at: AtVenue,
  versions: { taskId: string; liveVersion: number; draftMark: string; messagesTotal: number },
) {
  await at.tx.run(deleteDifferences, { venueId: at.venueId });
  await at.tx.run(resetReplay, { venueId: at.venueId, ...versions });
}

/** A guest's messages that follow each other at once. */
export type Burst = {
  conversationId: string;
  firstSeq: number;
  throughSeq: number;
  /** The last one. */
  messageId: string;
  writtenAt: Date;
  /** When the last one was stored: the order of a replay. */
  createdAt: string;
  messages: number;
};

/** What a burst came to. */
export type Replayed = {
  burst: Burst;
  outcome: ReplayOutcome;
  testQuestionId: string | null;
  isAnswered: { live: boolean; draft: boolean };
};

/** Stores what the next bursts came to, in the order of the replay. */
export async function storeReplayed(at: AtVenue, taskId: string, replayed: readonly Replayed[]) {
  const { venueId } = at;
  const last = replayed.at(-1);
  if (!last) return;
  const count = (holds: (one: Replayed) => boolean) => replayed.filter(holds).length;
  await at.tx.run(addToReplay, {
    venueId,
    taskId,
    messages: replayed.reduce((sum, { burst }) => sum + burst.messages, 0),
    throughAt: last.burst.createdAt,
    throughId: last.burst.messageId,
    better: count(({ outcome }) => outcome === "better"),
    same: count(({ outcome }) => outcome === "same"),
    changed: count(({ outcome }) => outcome === "changed"),
    worse: count(({ outcome }) => outcome === "worse"),
    answeredLive: count(({ isAnswered }) => isAnswered.live),
    answeredDraft: count(({ isAnswered }) => isAnswered.draft),
  });
  const differences = replayed.filter(({ outcome }) => outcome !== "same");
  if (differences.length === 0) return;
  await at.tx.run(insertDifferences, {
    venueId,
    messageIds: differences.map(({ burst }) => burst.messageId),
    firstSeqs: differences.map(({ burst }) => burst.firstSeq),
    writtenAts: differences.map(({ burst }) => burst.writtenAt),
    outcomes: differences.map(({ outcome }) => outcome),
    testQuestionIds: differences.map(({ testQuestionId }) => testQuestionId),
  });
}

export const markReplayEnded = (at: AtVenue, taskId: string) =>
  at.tx.run(endReplay, { venueId: at.venueId, taskId, endedAt: at.now });

/** The texts that guests wrote last until then, newest first. */
export const listMessagesToReplay = (at: ReadingAtVenue, until: Date, limit: number): Promise<WrittenRow[]> =>
  at.tx.rows(selectWritten, { venueId: at.venueId, until, limit });

/** Worst first. */
export const listDifferences = (
  at: ReadingAtVenue,
  page: { outcome: string | null; offset: number; limit: number },
): Promise<DifferenceRow[]> => at.tx.rows(selectDifferences, { venueId: at.venueId, ...page });

type Place = { conversationId: string; firstSeq: number; throughSeq: number; day: string };

/** What was known when guests wrote, in the same order; undefined for those that are gone. `day`: at the venue. */
export async function listReplayContexts(
  at: ReadingAtVenue,
  places: readonly Place[],
): Promise<(ContextRow | undefined)[]> {
  const rows = await at.tx.rows(selectContexts, {
    venueId: at.venueId,
    conversationIds: places.map(({ conversationId }) => conversationId),
    firstSeqs: places.map(({ firstSeq }) => firstSeq),
    throughSeqs: places.map(({ throughSeq }) => throughSeq),
    days: places.map(({ day }) => day),
  });
  const byNth = new Map(rows.map((row) => [row.nth, row]));
  return places.map((_, index) => byNth.get(index + 1));
}
