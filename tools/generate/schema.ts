import { asOwner } from "../../server/src/testing/as-owner.ts";
import { withMigratedDatabase } from "../migrated-database.ts";

/** Describes all our tables after the migrations, read from a temporary database. */
export function describeSchema(): Promise<string> {
  return withMigratedDatabase(async (ownerUrl) => {
    const tables = (await asOwner(ownerUrl, readTables)) as Table[];
    return `${opening}\n${tables.map(describeTable).join("\n")}`;
  });
}

const opening = `# The database

Made by \`npm run generate\` from a database that \`server/migrations\` had just made; the job library's own tables
are left out. A table whose rows belong to a venue shows the policies that keep them there.
`;

type Table = {
  name: string;
  comment: string | null;
  isForced: boolean;
  columns: {
    name: string;
    type: string;
    notNull: boolean;
    fallback: string | null;
    comment: string | null;
  }[];
  constraints: string[];
  indexes: string[];
  policies: string[];
};

function describeTable(table: Table): string {
  const columns = table.columns.map(({ name, type, notNull, fallback, comment }) => {
    const rest = [notNull ? "not null" : "", fallback ? `default ${fallback}` : ""].filter(Boolean).join(" ");
    return `| ${name} | ${type} | ${cell(rest)} | ${cell(comment ?? "")} |`;
  });
  const rules = [...table.constraints, ...table.indexes, ...table.policies].map((rule) => `- \`${rule}\``);
  return [
    `## ${table.name}\n`,
    ...(table.comment ? [`${table.comment}\n`] : []),
    "| Column | Type | | |\n|---|---|---|---|",
    ...columns,
    "",
    ...(table.isForced ? ["Row-level security is enabled and forced.\n"] : []),
    ...rules,
    "",
  ].join("\n");
}

function cell(words: string): string {
  return words.replaceAll("|", "\\|").replaceAll(/\s+/g, " ");
}

const readTables = `
  select c.relname as name, obj_description(c.oid) as comment,
    c.relrowsecurity and c.relforcerowsecurity as "isForced",
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'notNull', a.attnotnull, 'fallback', pg_get_expr(d.adbin, d.adrelid),
        'comment', col_description(c.oid, a.attnum)) order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(pg_get_constraintdef(o.oid) order by o.contype = 'p' desc, o.conname), '[]')
      from pg_constraint o where o.conrelid = c.oid and o.contype <> 'n') as constraints,
    (select coalesce(json_agg(pg_get_indexdef(i.indexrelid) order by i.indexrelid::regclass::text), '[]')
      from pg_index i where i.indrelid = c.oid
        and not exists (select from pg_constraint o where o.conindid = i.indexrelid)) as indexes,
    (select coalesce(json_agg('policy ' || p.polname || case p.polcmd when 'r' then ' for select' when 'a' then ' for insert'
          when 'w' then ' for update' when 'd' then ' for delete' else '' end
        || coalesce(' using ' || pg_get_expr(p.polqual, p.polrelid), '')
        || coalesce(' with check ' || pg_get_expr(p.polwithcheck, p.polrelid), '') order by p.polname), '[]')
      from pg_policy p where p.polrelid = c.oid) as policies
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname`;
