import type { Client } from "pg";

export type Table = {
  name: string;
  columns: string[];
  order: string[];
  isOfVenue: boolean;
  isForced: boolean;
  needs: string[];
};

/** All tables except `migrations`, ordered so that foreign keys point backwards. */
export async function findTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, c.relforcerowsecurity as "isForced",
       array(select a.attname::text from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
             order by a.attnum) as columns,
       array(select a.attname::text from pg_index i
             cross join unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
             join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
             where i.indrelid = c.oid and i.indisprimary order by k.place) as "order",
       exists (select 1 from pg_attribute a
               where a.attrelid = c.oid and a.attname = 'venue_id' and not a.attisdropped) as "isOfVenue",
       array(select distinct t.relname::text from pg_constraint f join pg_class t on t.oid = f.confrelid
             where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid order by 1) as needs
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> 'migrations'
     order by c.relname collate "C"`,
  );
  return sortByDependencies(rows);
}

/** Topological sort; stable. */
function sortByDependencies<One extends { name: string; needs: string[] }>(tables: One[]): One[] {
  const ordered: One[] = [];
  const placed = new Set<string>();
  for (let remaining = tables; remaining.length > 0; ) {
    const next = remaining.find((table) => table.needs.every((name) => placed.has(name)));
    if (!next)
      throw new Error(
        `Circular references between tables: ${remaining.map((table) => table.name).join(", ")}`,
      );
    ordered.push(next);
    placed.add(next.name);
    remaining = remaining.filter((table) => table !== next);
  }
  return ordered;
}

export async function findSequences(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`,
  );
  const sequences: Record<string, string> = {};
  for (const { name } of rows) {
    const next = await client.query<{ next: string }>(
      `select (s.last_value + case when s.is_called then d.seqincrement else 0 end)::text as next
       from ${quoted(name)} s join pg_sequence d on d.seqrelid = $1::regclass`,
      [`public.${quoted(name)}`],
    );
    sequences[name] = next.rows[0]?.next ?? "1";
  }
  return sequences;
}

export async function findMigrations(client: Client): Promise<string[] | undefined> {
  const migrated = await client.query("select 1 where to_regclass('public.migrations') is not null");
  if (migrated.rowCount === 0) return undefined;
  const { rows } = await client.query<{ name: string }>(
    `select name from migrations order by name collate "C"`,
  );
  return rows.map((row) => row.name);
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
