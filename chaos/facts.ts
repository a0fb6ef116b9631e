import { asOwner } from "../server/src/testing/as-owner.ts";
import { phonesBegin } from "./sender.ts";

export type MessageFact = {
  message_id: string;
  conversation_id: string;
  venue_id: number;
  seq: number;
  position: Date;
  author: "guest" | "staff" | "assistant" | "system";
  text: string;
  state: string | null;
  is_answer: boolean;
  provider_message_id: string | null;
  event_kind: string | null;
  phone: string;
};

export type ConversationFact = {
  conversation_id: string;
  venue_id: number;
  phone: string;
  held_by: "assistant" | "staff";
  state: "open" | "done";
  waiting_since: Date | null;
  settled_seq: number;
  /** True if staff have not answered a question that was handed over. */
  has_open_question: boolean;
};

export type AlertFact = { conversation_id: string; cause: string; ended_at: Date | null };
export type AttemptFact = { attempt_id: string; message_id: string; outcome: string | null };
export type LiveFact = { seq: number; message_id: string | null; state: string | null };
export type VenueFacts = {
  venueId: number;
  messages: MessageFact[];
  conversations: ConversationFact[];
  alerts: AlertFact[];
  attempts: AttemptFact[];
  live: LiveFact[];
  lastSeq: number;
};
export type Facts = {
  venues: VenueFacts[];
  /** Deliveries by the SHA-256 of their bytes. */
  deliveries: Map<string, string[]>;
  deadLetters: { name: string; payload: string }[];
};

const ours = `g.phone like '+${phonesBegin}____'`;

/** Reads all rows of the run's guests. */
export async function readFacts(ownerUrl: string, venueIds: number[]): Promise<Facts> {
  const read = async <Row>(statement: string, venueId?: number) =>
    (await asOwner(ownerUrl, statement, venueId)) as Row[];
  const deliveries = await read<{ sha256: string; state: string }>(
    "select encode(sha256, 'hex') as sha256, state from webhook_deliveries",
  );
  const venues: VenueFacts[] = [];
  for (const venueId of venueIds) {
    const [counter] = await read<{ last_seq: number }>("select last_seq from live_counters", venueId);
    venues.push({
      venueId,
      lastSeq: Number(counter?.last_seq ?? 0),
      messages: await read<MessageFact>(
        `select m.message_id, m.conversation_id, m.venue_id::int, m.seq, m.position, m.author, m.text, m.state, m.is_answer,
           m.provider_message_id, m.event->>'kind' as event_kind, g.phone
         from messages m join conversations c using (venue_id, conversation_id) join guests g using (venue_id, guest_id)
         where ${ours} order by m.conversation_id, m.seq`,
        venueId,
      ),
      conversations: await read<ConversationFact>(
        `select c.conversation_id, c.venue_id::int, g.phone, c.held_by, c.state, c.waiting_since, c.settled_seq,
           exists (select from hand_overs h where h.venue_id = c.venue_id and h.conversation_id = c.conversation_id
                     and h.settled_at is null) as has_open_question
         from conversations c join guests g using (venue_id, guest_id) where ${ours}`,
        venueId,
      ),
      alerts: await read<AlertFact>("select conversation_id, cause, ended_at from alerts", venueId),
      attempts: await read<AttemptFact>("select attempt_id, message_id, outcome from send_attempts", venueId),
      live: await read<LiveFact>(
        `select seq::int, event->'message'->>'message_id' as message_id, event->'message'->>'state' as state
         from live_events order by seq`,
        venueId,
      ),
    });
  }
  const byHash = Map.groupBy(deliveries, ({ sha256 }) => sha256);
  return {
    venues,
    deliveries: new Map([...byHash].map(([hash, rows]) => [hash, rows.map(({ state }) => state)])),
    deadLetters: await read("select name, data::text as payload from pgboss.job where name = 'dead-letters'"),
  };
}

/** Jobs and messages still to be processed; all zero when the system is idle. Planned jobs count once they are due. */
export async function countPending(ownerUrl: string, venueIds: number[]): Promise<Record<string, number>> {
  const [jobs] = await asOwner(
    ownerUrl,
    `select count(*)::int as jobs from pgboss.job
     where name <> 'dead-letters' and name not like '\\_\\_%'
       and (state = 'active' or state in ('created', 'retry') and start_after < now() + interval '20 seconds')
       and not (state = 'created' and start_after > greatest(now(), created_on + interval '1 minute'))`,
  );
  let sending = 0;
  for (const venueId of venueIds) {
    const [own] = await asOwner(
      ownerUrl,
      "select count(*)::int as sending from messages where state in ('queued', 'sending')",
      venueId,
    );
    sending += Number(own?.sending);
  }
  return { jobs: Number(jobs?.jobs), sending };
}
