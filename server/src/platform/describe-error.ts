export type DescribedError = {
  type: string;
  at?: string[];
  cause?: DescribedError;
  [code: string]: unknown;
};

/** What `pg` and the system say of an error in words of their own: names from the schema, codes, routines. */
const codes = ["code", "syscall", "schema", "table", "column", "dataType", "constraint", "routine"] as const;
const identifier = /^[\w.:-]{1,100}$/;
const framesMost = 8;
const causesMost = 4;
const frame = /^ {4}at (?:[\w.<>$[\]# ]{1,200} \()?((?:file:\/\/|node:|\/)[^\s()]{1,300}:\d+:\d+)\)?$/;

/**
 * What may be told of an error: its kind, its codes, where it was thrown, and the same of its cause. Never its
 * message or details: PostgreSQL, JSON.parse and V8 put the values into them that they failed on.
 */
export function describeError(error: unknown, deep = 0): DescribedError {
  if (!isError(error)) return { type: typeof error };
  const { name = "" } = error;
  const described: DescribedError = { type: identifier.test(name) ? name : "Error" };
  for (const name of codes) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === "number" || (typeof value === "string" && identifier.test(value)))
      described[name] = value;
  }
  described.at = placesOf(error);
  if (error.cause !== undefined && deep < causesMost) described.cause = describeError(error.cause, deep + 1);
  return described;
}

/** An error, or the copy of one that a library hands on, which has no kind any more. */
export function isError(value: unknown): value is Error {
  if (value instanceof Error) return true;
  return value instanceof Object && "message" in value && "stack" in value;
}

/** The stack begins with the message, which may look like anything, a stack among it. */
function placesOf({ stack, message }: Error): string[] {
  const words = String(message);
  const told = String(stack ?? "");
  const lines = told.slice(told.indexOf(words) + words.length).split("\n");
  return lines.flatMap((line) => frame.exec(line)?.[1] ?? []).slice(0, framesMost);
}
