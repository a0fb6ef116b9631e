import type { ModelProbe } from "@bellhop/contract/model";
import type { AtVenue, ReadingAtVenue } from "../../../platform/at/index.ts";
import { newId } from "../../../platform/ids.ts";
import {
  deleteProbe,
  endProbe,
  moveProbe,
  type ProbeRow,
  selectProbe,
  upsertProbe,
} from "./probes.queries.ts";
import { type ProbeOutcome, probeCalls } from "./run-probe.ts";

/** A probe that has not moved for so long has lost its worker: a call takes ten seconds at most. */
const lostMs = 90_000;

const lostBefore = (now: Date) => new Date(now.getTime() - lostMs);

type Tested = { model: string; host: string; askedBy: string };

/** Undefined while one runs, unless it `replaces` that one. */
export async function startProbe(
  at: AtVenue,
  { replaces = false, ...tested }: Tested & { replaces?: boolean },
): Promise<string | undefined> {
  const started = await at.tx.maybeRow(upsertProbe, {
    venueId: at.venueId,
    probeId: newId(),
    ...tested,
    calls: probeCalls,
    now: at.now,
    lostBefore: replaces ? null : lostBefore(at.now),
  });
  return started?.probe_id;
}

/** False if it has ended, or another one has taken its place. */
export async function noteProbe(at: AtVenue, probeId: string, done: number): Promise<boolean> {
  const moved = await at.tx.maybeRow(moveProbe, { venueId: at.venueId, probeId, done, movedAt: at.now });
  return moved !== undefined;
}

/** It was of a model that is no longer used. */
export const forgetProbe = (at: AtVenue) => at.tx.run(deleteProbe, { venueId: at.venueId });

export function storeProbe(at: AtVenue, probeId: string, outcome: ProbeOutcome, currency: string | null) {
  const isFailed = "failure" in outcome;
  return at.tx.run(endProbe, {
    venueId: at.venueId,
    probeId,
    endedAt: at.now,
    failure: isFailed ? outcome.failure : null,
    status: isFailed ? outcome.status : null,
    result: isFailed ? null : JSON.stringify({ ...outcome, currency }),
  });
}

/** The venue's last test. Only managers and owners see what a call costs. */
export async function viewProbe(at: ReadingAtVenue, { seesCost }: { seesCost: boolean }) {
  const row = await at.tx.maybeRow(selectProbe, { venueId: at.venueId });
  return row ? toProbe(row, at.now, seesCost) : null;
}

function toProbe(row: ProbeRow, now: Date, seesCost: boolean): ModelProbe {
  const { model, host, asked_by, asked_at, done, calls, result } = row;
  const isLost = row.ended_at === null && row.moved_at < lostBefore(now);
  const endedAt = isLost ? row.moved_at : row.ended_at;
  const code = isLost ? "interrupted" : row.failure;
  const cost =
    seesCost && result?.currency && result.micros !== null
      ? { currency: result.currency, micros: result.micros }
      : null;
  return {
    ...{ model, host, asked_by, asked_at: asked_at.toISOString(), done, calls },
    ended_at: endedAt?.toISOString() ?? null,
    failure: code && { code, status: row.status },
    result: result && { ...result.result, cost },
  };
}
