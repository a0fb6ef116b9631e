/** One SQL statement with a unique name: prepared once per connection, and found by name in the database's logs. */
export type Statement<Params, Row> = {
  readonly name: string;
  /** With `$1`, `$2`… as PostgreSQL reads it. */
  readonly text: string;
  /** The values of `$1`, `$2`…; throws if a parameter is missing or unknown. */
  readonly values: (params: Params) => unknown[];
  readonly row?: Row;
};

/** The parameters of a statement that has none: calls leave them out. */
export type NoParams = Record<string, never>;

/** The arguments that follow a statement in a call. */
export type Given<Params> = [Params] extends [NoParams] ? [] : [params: NoInfer<Params>];

const statements = new Map<string, Statement<never, unknown>>();

/**
 * Declares a statement. In its text, `$venueId` stands for the parameter `venueId`. Names are unique in the whole
 * server; a test prepares each statement against the migrated schema.
 */
export function statement<Params extends object = NoParams, Row = Record<string, never>>(
  name: string,
  text: string,
): Statement<Params, Row> {
  if (Buffer.byteLength(name) > 63) throw new Error(`Statement name longer than PostgreSQL keeps: ${name}`);
  if (statements.has(name)) throw new Error(`Two statements are named "${name}"`);
  const names: string[] = [];
  const numbered = text.replace(/\$([a-z]\w*)/gi, (_, parameter: string) => {
    if (!names.includes(parameter)) names.push(parameter);
    return `$${names.indexOf(parameter) + 1}`;
  });
  const values = (params: Params) => valuesOf(name, names, params as Record<string, unknown>);
  const declared: Statement<Params, Row> = { name, text: numbered, values };
  statements.set(name, declared);
  return declared;
}

function valuesOf(name: string, names: readonly string[], params: Record<string, unknown>): unknown[] {
  const values = new Array<unknown>(names.length);
  for (let index = 0; index < names.length; index++) {
    const parameter = names[index] as string;
    const value = params[parameter];
    if (value === undefined) throw new Error(`"${name}" is missing its parameter ${parameter}`);
    values[index] = value;
  }
  if (Object.keys(params).length === names.length) return values;
  const unknown = Object.keys(params).filter((key) => !names.includes(key));
  throw new Error(`"${name}" has no parameter ${unknown.join(", ")}`);
}

/** Every statement declared so far by the modules that are loaded. */
export function declaredStatements(): Statement<never, unknown>[] {
  return [...statements.values()];
}
