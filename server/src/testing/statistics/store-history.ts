import pg from "pg";
import type { Conversation, House, Said, Wish } from "./history.ts";

type Stored = { guests: Set<string>; messages: Set<string>; handOvers: Set<string>; wishes: Set<string> };

/** Inserts what of a house's history is new, as the product would have stored it. */
export async function storeHistory(ownerUrl: string, house: House, stored: Stored, until: number) {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(
      "select set_config('app.unit', 'venue', false), set_config('app.venue_id', $1, false)",
      [String(house.venueId)],
    );
    const channels = await channelsOf(owner, house.venueId);
    const insert = async (table: string, columns: string, rows: unknown[]) => {
      const names = columns.split(", ").map((column) => column.split(" ")[0]);
      for (let from = 0; from < rows.length; from += 2_000)
        await owner.query(
          `insert into ${table} (venue_id, ${names.join(", ")})
           select ${house.venueId}, ${names.join(", ")} from jsonb_to_recordset($1::jsonb) row (${columns})`,
          [JSON.stringify(rows.slice(from, from + 2_000))],
        );
    };
    const isNew = (kind: keyof Stored, id: string) => !stored[kind].has(id) && stored[kind].add(id);
    const added = house.conversations.filter(({ guestId }) => isNew("guests", guestId));
    await insert(
      "guests",
      "guest_id uuid, name text, language text, created_at timestamptz",
      added.map(({ guestId, language, said }) => ({
        guest_id: guestId,
        name: "Guest",
        language,
        created_at: iso(said[0]?.at),
      })),
    );
    await insert(
      "conversations",
      `conversation_id uuid, guest_id uuid, channel_id uuid, held_by text, held_since timestamptz, state text, last_seq int, last_own_position timestamptz, last_at timestamptz, created_at timestamptz`,
      added.map((one) => conversationRow(one, channels)),
    );
    const messages = house.conversations.flatMap((conversation) =>
      conversation.said.filter(({ id }) => isNew("messages", id)).map((said) => ({ conversation, said })),
    );
    await insert(
      "messages",
      "message_id uuid, conversation_id uuid, seq int, position timestamptz, author text, kind text, text text, channel_id uuid, state text, is_answer boolean, created_at timestamptz, is_helpful boolean, price_category text, is_charged boolean",
      messages.map(({ conversation, said }) => messageRow(conversation, said, channels)),
    );
    await insert(
      "answer_sources",
      "message_id uuid, ordinal int, entry_id uuid, version int, section text, title text, quote text",
      messages.flatMap(({ said }) =>
        said.entries.map((entry_id, ordinal) => ({
          ...{ message_id: said.id, ordinal, entry_id, version: 1 },
          ...{ section: "faq", title: "Entry", quote: "As published." },
        })),
      ),
    );
    await insert(
      "hand_overs",
      "hand_over_id uuid, conversation_id uuid, reason text, about text, handed_over_at timestamptz, settled_at timestamptz",
      house.handOvers
        .filter(({ id }) => isNew("handOvers", id))
        .map(({ id, conversation, reason, at, isSettled }) => ({
          ...{ hand_over_id: id, conversation_id: conversation.id, reason, about: "Do you have a helipad?" },
          ...{ handed_over_at: iso(at), settled_at: isSettled ? iso(at + 1) : null },
        })),
    );
    await storeWishes(
      insert,
      house.wishes.filter(({ id }) => isNew("wishes", id)),
    );
    await owner.query(
      `update conversations c set last_at = m.last_at, last_seq = m.last_seq
       from (select conversation_id, max(position) as last_at, max(seq) as last_seq from messages group by 1) m
       where m.conversation_id = c.conversation_id and c.erased_at is null and m.last_at <= $1`,
      [new Date(until)],
    );
    await owner.query("analyze messages; analyze conversations; analyze hand_overs");
  } finally {
    await owner.end();
  }
}

type Insert = (table: string, columns: string, rows: unknown[]) => Promise<void>;
type Channels = Record<Conversation["channel"], string>;

async function channelsOf(owner: pg.Client, venueId: number): Promise<Channels> {
  const ids: Partial<Channels> = {};
  for (const kind of ["whatsapp", "web", "simulator"] as const) {
    const { rows } = await owner.query("select channel_id from channels where kind = $1", [kind]);
    ids[kind] =
      rows[0]?.channel_id ??
      (
        await owner.query(
          `insert into channels (venue_id, channel_id, kind, connected_at)
           values ($1, gen_random_uuid(), $2, '2026-01-01') returning channel_id`,
          [venueId, kind],
        )
      ).rows[0].channel_id;
  }
  return ids as Channels;
}

const iso = (at: number | undefined) => new Date(at ?? 0).toISOString();

const conversationRow = ({ id, guestId, channel, said }: Conversation, channels: Channels) => ({
  ...{ conversation_id: id, guest_id: guestId, channel_id: channels[channel], held_by: "assistant" },
  ...{ held_since: iso(said[0]?.at), state: "open", last_seq: 0, last_own_position: iso(said[0]?.at) },
  ...{ last_at: iso(said[0]?.at), created_at: iso(said[0]?.at) },
});

const messageRow = ({ id, channel }: Conversation, said: Said, channels: Channels) => ({
  ...{ message_id: said.id, conversation_id: id, seq: said.seq, position: iso(said.at), author: said.author },
  ...{ kind: "text", text: said.text, channel_id: channels[channel], state: said.state },
  ...{ is_answer: said.isFinal, created_at: iso(said.at), is_helpful: said.isHelpful },
  ...{ price_category: said.category, is_charged: said.isCharged },
});

async function storeWishes(insert: Insert, wishes: Wish[]) {
  await insert(
    "requests",
    "request_id uuid, kind text, words text, due_at timestamptz, state text, extra_entry_id uuid, quantity int, price_minor bigint, currency text, guest_id uuid, conversation_id uuid, source text, created_at timestamptz",
    wishes.map(({ id, kind, dueAt, createdAt, steps, extra, conversation }) => ({
      ...{ request_id: id, kind, words: "", due_at: iso(dueAt), created_at: iso(createdAt), source: "staff" },
      state: steps.findLast(({ isUndone }) => !isUndone)?.to,
      extra_entry_id: extra?.entryId ?? null,
      quantity: extra ? 1 : null,
      price_minor: extra?.minor ?? null,
      currency: extra?.minor == null ? null : "EUR",
      guest_id: conversation?.guestId ?? null,
      conversation_id: conversation?.id ?? null,
    })),
  );
  await insert(
    "request_steps",
    "request_id uuid, number int, at timestamptz, by_who text, what text, to_state text, before jsonb, undone_at timestamptz",
    wishes.flatMap(({ id, steps }) =>
      steps.map(({ at, to, isUndone }, index) => ({
        ...{
          request_id: id,
          number: index + 1,
          at: iso(at),
          by_who: "member",
          what: "step",
          to_state: to,
          before: {},
        },
        undone_at: isUndone ? iso(at + 1) : null,
      })),
    ),
  );
}
