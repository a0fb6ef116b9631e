type Query = (sql: string) => Promise<Record<string, unknown>[]>;
type RowCounts = { venueId: number; old: Date; conversations: number; others: number };

/**
 * Rows of a venue that has a channel, as old as `old`, without playing each conversation. Every third guest still waits.
 * `query` runs statements as the database's owner, for the venue.
 */
export async function addOldRows(
  query: Query,
  { venueId: v, old: oldest, conversations, others }: RowCounts,
) {
  const old = `'${oldest.toISOString()}'::timestamptz`;
  const id = (of: string) => `md5('${of}' || ${v} || '-' || n)::uuid`;
  const each = (count: number) => `from generate_series(1, ${count}) n`;
  const onChannel = `${each(conversations)}, (select channel_id from channels order by channel_id limit 1) c`;
  const phone = "+15550001";
  await query(`insert into guests (venue_id, guest_id, name, created_at)
    select ${v}, ${id("guest")}, 'Guest ' || n, ${old} ${each(conversations)}`);
  await query(`insert into conversations (venue_id, conversation_id, guest_id, channel_id, held_by, held_since, state,
      waiting_since, last_own_position, last_text, last_at, created_at)
    select ${v}, ${id("conversation")}, ${id("guest")}, channel_id, 'assistant', ${old}, 'open',
      case when n % 3 = 0 then ${old} end, ${old}, 'Old words', ${old} + n * interval '1 millisecond', ${old}
    ${onChannel}`);
  await query(`insert into messages (venue_id, message_id, conversation_id, seq, position, author, kind, text, created_at)
    select ${v}, ${id("message")}, ${id("conversation")}, 1, ${old}, 'guest', 'text', 'Old words', ${old} ${onChannel}`);
  await query(`insert into simulated_phones (venue_id, phone, name, language, connection, reads_what_arrives,
      reports_arrive_twice, reports_out_of_order, next_message_fails, reply_window_closed, screen_since)
    values (${v}, '${phone}', 'Ada', 'en', 'online', false, false, false, false, false, ${old}) on conflict do nothing`);
  await query(`insert into simulated_messages (venue_id, message_id, phone, wamid, author, kind, text, state, created_at)
    select ${v}, ${id("simulated")}, '${phone}', 'old.' || n, 'guest', 'text', 'Old words', 'read', ${old} ${each(others)}`);
  await query(`insert into simulated_calls (venue_id, call_id, message_id, phone, kind, same_as, body, signature, due_at,
      answered_at)
    select ${v}, ${id("call")}, ${id("simulated")}, '${phone}', 'message', ${id("call")}, '{}', '', ${old}, ${old}
    ${each(others)}`);
  await query(`insert into kept_answers (venue_id, member_id, idempotency_key, call, input_sha256, answer, kept_at)
    select ${v}, ${id("member")}, ${id("key")}, 'old', '', '{}', ${old} ${each(others)}`);
  await query(`insert into tasks (venue_id, task_id, kind, state, progress, asked_with, asked_by, asked_at, moved_at, ended_at)
    select ${v}, ${id("task")}, 'publish_general', 'done', 100, '{}', 'Old', ${old}, ${old}, ${old} ${each(others)}`);

  const count = async (table: string, where: string) =>
    Number((await query(`select count(*)::int as n from ${table} where venue_id = ${v} and ${where}`))[0]?.n);
  return {
    /** What is left: messages and conversations with words, simulated messages and calls, answers, tasks. */
    left: () =>
      Promise.all([
        count("messages", "text = 'Old words'"),
        count("conversations", "last_text = 'Old words'"),
        count("simulated_messages", "wamid like 'old.%'"),
        count("simulated_calls", `due_at <= ${old}`),
        count("kept_answers", "call = 'old'"),
        count("tasks", "asked_by = 'Old'"),
      ]),
  };
}
