import { asOwner } from "./as-owner.ts";
import type { Hotel } from "./cast.ts";

const orders: Record<string, string> = {
  // Only sent messages can be sent again, and only answers of the assistant can be marked as wrong.
  messages: "state is null, author <> 'assistant', message_id",
  // A guest who has written.
  guests: "guest_id not in (select guest_id from conversations), guest_id",
};

/** By column name. */
export async function idsOfRows(ownerUrl: string, { venueId }: Hotel): Promise<Record<string, unknown>> {
  const keys = await asOwner(
    ownerUrl,
    `select c.relname as table, a.attname as field from pg_index x join pg_class c on c.oid = x.indrelid
     join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[1]
     where x.indisprimary and x.indnkeyatts = 2 and a.atttypid = 'uuid'::regtype
       and c.relnamespace = 'public'::regnamespace order by c.relname = 'messages', c.relname`,
  );
  const ids: Record<string, unknown> = {};
  for (const { table, field } of keys) {
    const order = orders[String(table)] ?? "1";
    const [row] = await asOwner(
      ownerUrl,
      `select "${field}" as id from "${table}" order by ${order} limit 1`,
      venueId,
    );
    if (row) ids[String(field)] = row.id;
  }
  return ids;
}

/** A fingerprint of all rows of the hotel and its operator, except `last_seen_at`. */
export async function rowsOfHotel(
  ownerUrl: string,
  { venueId, operatorId }: Hotel,
): Promise<Record<string, unknown>> {
  const above = await asOwner(
    ownerUrl,
    `select 'above ' || c.relname as name, query_to_xml(format(
       'select count(*) as rows, md5(string_agg((to_jsonb(t) - ''last_seen_at'')::text, ''|'' order by t::text)) as sum
        from %I t where operator_id = %L', c.relname, '${operatorId}'), false, true, '')::text as rows
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'operator_id' order by 1`,
  );
  // All tables in one query.
  const tables = await asOwner(
    ownerUrl,
    `select c.relname as name, query_to_xml(format(
       'select count(*) as rows, md5(string_agg(t::text, ''|'' order by t::text)) as sum from %I t', c.relname),
       false, true, '')::text as rows
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'venue_id' order by 1`,
    venueId,
  );
  return Object.fromEntries([...above, ...tables].map(({ name, rows }) => [String(name), rows]));
}
