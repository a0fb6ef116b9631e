export type Statement<Params, Row> = {
  readonly name: string;
  readonly text: string;
  readonly values: (params: Params) => unknown[];
  readonly row?: Row;
};

export type NoParams = Record<string, never>;

export type Given<Params> = [Params] extends [NoParams] ? [] : [params: NoInfer<Params>];

const statements = new Map<string, Statement<never, unknown>>();

/** `$venueId` in the text is the parameter `venueId`. Names are unique; a test prepares each against the schema. */
export function statement<Params extends object = NoParams, Row = Record<string, never>>(
  name: string,
  text: string,
): Statement<Params, Row> {
  if (Buffer.byteLength(name) > 63) throw new Error(`Statement name too long for PostgreSQL: ${name}`);
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

export function declaredStatements(): Statement<never, unknown>[] {
  return [...statements.values()];
}
