import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";

type Column = { table: string; column: string; is_bytes: boolean };

/**
 * Where one of these words (lower case) stands in the database: `schema.table.column` of every table of every schema, as
 * the installation and these venues see it. Bytes are searched as they are.
 */
export async function findInDatabase(
  ownerUrl: string,
  words: string[],
  venueIds: number[],
): Promise<string[]> {
  const found = await findEachInDatabase(ownerUrl, words, venueIds);
  return [...new Set([...found.values()].flat())].sort();
}

/** The same for each of the words; words that are not found are left out. */
export async function findEachInDatabase(
  ownerUrl: string,
  words: string[],
  venueIds: number[],
): Promise<Map<string, string[]>> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const { rows: columns } = await owner.query<Column>(
      `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as table, quote_ident(a.attname) as column,
         a.atttypid = 'bytea'::regtype as is_bytes
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
       where c.relkind in ('r', 'p', 'm') and not c.relispartition and a.attnum > 0 and not a.attisdropped
         and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
       order by 1, 2`,
    );
    const found = new Map<string, Set<string>>();
    for (const venueId of venueIds) {
      const settings =
        "select set_config('app.unit', 'installation', false), set_config('app.venue_id', $1, false)";
      await owner.query(settings, [String(venueId)]);
      // One statement for each table: planning takes longer than reading its rows.
      for (const [table, ofTable] of Map.groupBy(columns, ({ table }) => table)) {
        const places = ofTable.map(({ column, is_bytes }) => {
          const text = is_bytes ? `encode(${column}, 'escape')` : `${column}::text`;
          return `bool_or(strpos(lower(${text}), word) > 0)`;
        });
        const { rows } = await owner.query<{ word: string; has: (boolean | null)[] }>(
          `select word, array[${places}] as has from ${table} cross join unnest($1::text[]) word group by word`,
          [words],
        );
        for (const { word, has } of rows)
          for (const [at, { column }] of ofTable.entries())
            if (has[at]) found.set(word, (found.get(word) ?? new Set()).add(`${table}.${column}`));
      }
    }
    return new Map([...found].map(([word, places]) => [word, [...places].sort()]));
  } finally {
    await owner.end();
  }
}

/** The files below the folder whose name or content has one of these words (lower case). */
export async function findInFiles(folder: string, words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = `${file}\n${(await readFile(file)).toString("latin1")}`.toLowerCase();
    if (words.some((word) => text.includes(word))) found.push(path.relative(folder, file));
  }
  return found.sort();
}
