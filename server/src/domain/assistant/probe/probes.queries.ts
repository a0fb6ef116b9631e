import type { ProbeFailure } from "@bellhop/contract/model";
import { change, statement } from "../../../platform/db/index.ts";
import type { Judged } from "./judge-probe.ts";

export type ProbeRow = {
  probe_id: string;
  model: string;
  host: string;
  asked_by: string;
  asked_at: Date;
  calls: number;
  done: number;
  moved_at: Date;
  ended_at: Date | null;
  failure: ProbeFailure | null;
  status: number | null;
  result: (Judged & { currency: string | null }) | null;
};

const columns =
  "probe_id, model, host, asked_by, asked_at, calls, done, moved_at, ended_at, failure, status, result";

export const selectProbe = statement<{ venueId: number }, ProbeRow>(
  "find probe",
  `select ${columns} from model_probes where venue_id = $venueId`,
);

/** Returns no row while another one runs that has moved lately. */
export const upsertProbe = change<
  {
    venueId: number;
    probeId: string;
    model: string;
    host: string;
    askedBy: string;
    calls: number;
    now: Date;
    /** Null replaces any. */
    lostBefore: Date | null;
  },
  { probe_id: string }
>(
  "start probe",
  `insert into model_probes (venue_id, probe_id, model, host, asked_by, asked_at, calls, moved_at)
   values ($venueId, $probeId, $model, $host, $askedBy, $now, $calls, $now)
   on conflict (venue_id) do update set probe_id = excluded.probe_id, model = excluded.model, host = excluded.host,
     asked_by = excluded.asked_by, asked_at = excluded.asked_at, calls = excluded.calls, done = 0,
     moved_at = excluded.moved_at, ended_at = null, failure = null, status = null, result = null
   where model_probes.ended_at is not null or $lostBefore::timestamptz is null or model_probes.moved_at < $lostBefore
   returning probe_id`,
);

/** Returns no row if the probe has ended, or another one has taken its place. */
export const moveProbe = change<
  { venueId: number; probeId: string; done: number; movedAt: Date },
  { probe_id: string }
>(
  "move probe",
  `update model_probes set done = $done, moved_at = $movedAt
   where venue_id = $venueId and probe_id = $probeId and ended_at is null returning probe_id`,
);

export const endProbe = change<{
  venueId: number;
  probeId: string;
  endedAt: Date;
  failure: ProbeFailure | null;
  status: number | null;
  result: string | null;
}>(
  "end probe",
  `update model_probes set ended_at = $endedAt, moved_at = $endedAt, failure = $failure, status = $status,
     result = $result, done = case when $result::jsonb is null then done else calls end
   where venue_id = $venueId and probe_id = $probeId and ended_at is null`,
);

export const deleteProbe = change<{ venueId: number }>(
  "delete probe",
  "delete from model_probes where venue_id = $venueId",
);
