/** A statement that only reads. */
export type Statement<Params, Row> = Declared<Params, Row> & { readonly kind: "reads" };
/** A statement that writes rows, or locks them. */
export type Change<Params, Row> = Declared<Params, Row> & { readonly kind: "changes" };

type Declared<Params, Row> = {
  readonly name: string;
  readonly text: string;
  readonly values: (params: Params) => unknown[];
  readonly row?: Row;
};

export type NoParams = Record<string, never>;

export type ParamsOf<Params> = [Params] extends [NoParams] ? [] : [params: NoInfer<Params>];

const statements = new Map<string, Statement<never, unknown> | Change<never, unknown>>();

/**
 * Declares a statement that only reads; one that writes or locks rows is a `change`, and is refused here. `$venueId` in
 * the text is the parameter `venueId`. Names are unique; a test prepares each against the schema.
 */
export function statement<Params extends object = NoParams, Row = Record<string, never>>(
  name: string,
  text: string,
): Statement<Params, Row> {
  if (isChange(text)) throw new Error(`"${name}" writes or locks rows: declare it with change`);
  return declare<Params, Row, "reads">(name, text, "reads");
}

/** Declares a statement that writes or locks rows. Read-only units do not take it. */
export function change<Params extends object = NoParams, Row = Record<string, never>>(
  name: string,
  text: string,
): Change<Params, Row> {
  if (!isChange(text)) throw new Error(`"${name}" only reads: declare it with statement`);
  return declare<Params, Row, "changes">(name, text, "changes");
}

/** PostgreSQL refuses these in a read-only transaction. `for update` is found by its last word. */
const changes =
  /\b(insert\s+into|update|delete\s+from|merge\s+into|truncate|nextval|pg_advisory\w*|for\s+(no\s+key\s+|key\s+)?share)\b/i;

const isChange = (text: string): boolean => changes.test(text.replaceAll(/--.*$|'[^']*'/gm, " "));

function declare<Params extends object, Row, Kind extends "reads" | "changes">(
  name: string,
  text: string,
  kind: Kind,
): Declared<Params, Row> & { readonly kind: Kind } {
  if (Buffer.byteLength(name) > 63) throw new Error(`Statement name too long for PostgreSQL: ${name}`);
  if (statements.has(name)) throw new Error(`Two statements are named "${name}"`);
  const names: string[] = [];
  const numbered = text.replace(/\$([a-z]\w*)/gi, (_, parameter: string) => {
    if (!names.includes(parameter)) names.push(parameter);
    return `$${names.indexOf(parameter) + 1}`;
  });
  const values = (params: Params) => valuesOf(name, names, params as Record<string, unknown>);
  const declared = { name, text: numbered, values, kind };
  statements.set(name, declared as never);
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

export function declaredStatements(): Array<Statement<never, unknown> | Change<never, unknown>> {
  return [...statements.values()];
}
