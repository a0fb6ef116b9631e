/** One SQL statement with a name of its own: prepared once per connection, and found by name in the database's logs. */
export type Statement<Row> = { readonly name: string; readonly text: string; readonly row?: Row };

const statements = new Map<string, Statement<unknown>>();

/** Declares a statement. Names are unique in the whole server; a test prepares each against the migrated schema. */
export function statement<Row = Record<string, never>>(name: string, text: string): Statement<Row> {
  if (Buffer.byteLength(name) > 63) throw new Error(`Statement name longer than PostgreSQL keeps: ${name}`);
  if (statements.has(name)) throw new Error(`Two statements are named "${name}"`);
  const declared: Statement<Row> = { name, text };
  statements.set(name, declared);
  return declared;
}

/** Every statement declared so far by the modules that are loaded. */
export function declaredStatements(): Statement<unknown>[] {
  return [...statements.values()];
}
