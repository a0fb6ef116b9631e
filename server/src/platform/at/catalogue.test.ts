import pg from "pg";
import { expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { appRole, urlAs } from "../db/index.ts";

const { url } = await testDatabase();

/** Tables of the installation, and why no venue owns their rows. */
const installationTables = new Map([
  ["installation", "one row about the installation"],
  ["operators", "above the venues"],
  ["members", "a person works at several venues"],
  ["invitations", "become members"],
  ["opened_operators", "a person opens an operator before there is a venue"],
  ["person_kept_answers", "answers to acts of persons before they are members"],
  ["webhook_deliveries", "bytes are kept before anybody knows whose they are"],
  ["number_routes", "decides which venue a number's messages go to"],
  ["accounts", "a person signs in before any venue is chosen"],
  ["pending_sign_ups", "not even an account yet"],
  ["account_links", "about an account"],
  ["account_sessions", "where an account is signed in"],
  ["sign_in_attempts", "counted before anybody is known"],
  ["oidc_records", "the identity provider's own"],
  ["installation_kept_answers", "answers to acts about no single venue"],
  ["operator_audit_entries", "what was changed above the venues"],
  ["oidc_keys", "the identity provider's own"],
  ["person_settings", "a person has one language in all operators"],
  ["operator_plans", "above the venues"],
  ["plan_usage", "a limit may be shared by an operator's venues"],
  ["plan_warnings", "about an operator's plan"],
  ["ideas", "all operators read them"],
  ["idea_counts", "of ideas"],
  ["idea_comments", "all operators read them"],
  ["idea_votes", "hosts merge votes of all operators; each operator's units see their own"],
  ["idea_readers", "a person reads ideas of all operators; each operator's units see their own"],
  ["news_items", "what is new in the installation"],
  ["mails", "to people, about their accounts"],
  ["push_devices", "a member has one browser for all venues"],
  ["push_keys", "the installation's own"],
]);

const tables = await asOwner(
  url,
  `select c.relname as name, c.relkind, c.relrowsecurity as enabled, c.relforcerowsecurity as forced, r.rolname as owner,
     exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'venue_id') as of_venue
   from pg_class c join pg_roles r on r.oid = c.relowner
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') order by 1`,
);

test("every table is a venue's, or listed here as the installation's with a reason", () => {
  const unexplained = tables.filter(
    ({ name, of_venue }) => !of_venue && name !== "migrations" && !installationTables.has(String(name)),
  );
  expect(unexplained.map((table) => table.name)).toEqual([]);
  const wrongly = tables.filter((table) => table.of_venue && installationTables.has(String(table.name)));
  expect(wrongly.map((table) => table.name)).toEqual([]);
});

test("every table forces row-level security", () => {
  const open = tables.filter((table) => table.name !== "migrations" && !(table.enabled && table.forced));
  expect(open.map((table) => table.name)).toEqual([]);
});

test("every venue table allows reading and writing the unit's venue, and no other", async () => {
  const policies = await asOwner(
    url,
    `select tablename, polname, cmd, qual, with_check from pg_policies
     join pg_policy on polname = policyname and polrelid = (schemaname || '.' || tablename)::regclass
     where schemaname = 'public'`,
  );
  const ofItsVenue = "(venue_id = (NULLIF(current_setting('app.venue_id'::text, true), ''::text))::bigint)";
  for (const { name } of tables.filter((table) => table.of_venue)) {
    const own = policies.filter((policy) => policy.tablename === name);
    const main = own.find((policy) => policy.cmd === "ALL");
    expect(main, String(name)).toMatchObject({ qual: ofItsVenue, with_check: ofItsVenue });
    // All further policies are read-only.
    expect(own.filter((policy) => policy !== main).every((policy) => policy.cmd === "SELECT")).toBe(true);
  }
});

test("every primary, unique and foreign key of a venue table starts with venue_id", async () => {
  const keys = await asOwner(
    url,
    `select c.relname as table, i.relname as key, a.attname as first
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
     join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
     where c.relnamespace = 'public'::regnamespace and (x.indisunique or x.indisprimary)
     union all
     select c.relname, con.conname, a.attname
     from pg_constraint con join pg_class c on c.oid = con.conrelid
     join pg_class target on target.oid = con.confrelid
     join pg_attribute a on a.attrelid = c.oid and a.attnum = con.conkey[1]
     where con.contype = 'f' and c.relnamespace = 'public'::regnamespace
       and exists (select 1 from pg_attribute t where t.attrelid = target.oid and t.attname = 'venue_id')`,
  );
  const venueTables = new Set(tables.filter((table) => table.of_venue).map((table) => table.name));
  const wrong = keys.filter((key) => venueTables.has(key.table) && key.first !== "venue_id");
  expect(wrong).toEqual([]);
});

test("the app's role owns nothing, cannot bypass row-level security, and cannot read other venues' jobs", async () => {
  const owned = await asOwner(
    url,
    `select c.relname from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = 'bellhop_app'`,
  );
  expect(owned).toEqual([]);
  const [role] = await asOwner(
    url,
    "select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = 'bellhop_app'",
  );
  expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false });
  const [jobs] = await asOwner(
    url,
    "select has_column_privilege('bellhop_app', 'pgboss.job_common', 'data', 'select') as reads_payloads",
  );
  expect(jobs).toEqual({ reads_payloads: false });
});

test("no function runs with its owner's rights, and no view reads with them", async () => {
  const functions = await asOwner(
    url,
    "select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef",
  );
  expect(functions).toEqual([]);
  expect(tables.filter((table) => table.relkind === "v")).toEqual([]);
});

test("the app cannot see the migrations, and a venue's unit sees nothing of the installation", async () => {
  const app = new pg.Client({ connectionString: urlAs(url, appRole, "") });
  await app.connect();
  await expect(app.query("select 1 from migrations")).rejects.toThrow("permission denied");
  await app.query("select set_config('app.unit', 'installation', false)");
  await app.query("insert into installation (secret_key_check, created_at) values ('check', now())");
  await app.query("select set_config('app.unit', 'venue', false), set_config('app.venue_id', '1', false)");
  for (const name of installationTables.keys()) {
    const { rows } = await app.query(`select count(*)::int as seen from "${name}"`);
    expect({ name, ...rows[0] }).toEqual({ name, seen: 0 });
  }
  await app.end();
});

test("functions name the schema of what they use: pg_dump and its like have no search_path", async () => {
  const withoutPath = await asOwner(
    url,
    `select proname from pg_proc p join pg_language l on l.oid = prolang
     where pronamespace = 'public'::regnamespace and lanname <> 'sql'
       and not exists (select from unnest(proconfig) as setting where setting like 'search_path=%')`,
  );
  expect(withoutPath).toEqual([]);
  // The planner inlines only functions without settings. Creating one checks its names.
  await asOwner(
    url,
    `begin;
     do $$ declare one record; begin
       perform set_config('search_path', '', true);
       for one in select pg_get_functiondef(p.oid) as definition from pg_proc p join pg_language l on l.oid = prolang
         where pronamespace = 'public'::regnamespace and lanname = 'sql'
       loop execute one.definition; end loop;
     end $$;
     rollback`,
  );
});
