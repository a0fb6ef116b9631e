export type DescribedError = {
  type: string;
  at?: string[];
  cause?: DescribedError;
  [code: string]: unknown;
};

const codes = ["code", "syscall", "schema", "table", "column", "dataType", "constraint", "routine"] as const;
const identifier = /^[\w.:-]{1,100}$/;
const maxFrames = 8;
const maxCauses = 4;
const frame = /^ {4}at (?:[\w.<>$[\]# ]{1,200} \()?((?:file:\/\/|node:|\/)[^\s()]{1,300}:\d+:\d+)\)?$/;

/** Type, codes, frames and cause; never the message or details, which may quote values. */
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
  if (error.cause !== undefined && deep < maxCauses) described.cause = describeError(error.cause, deep + 1);
  return described;
}

/** An Error, or a copy of one from another realm or library. */
export function isError(value: unknown): value is Error {
  if (value instanceof Error) return true;
  return value instanceof Object && "message" in value && "stack" in value;
}

/** The stack starts with the message, which may contain text that looks like stack frames. */
function placesOf({ stack, message }: Error): string[] {
  const words = String(message);
  const told = String(stack ?? "");
  const lines = told.slice(told.indexOf(words) + words.length).split("\n");
  return lines.flatMap((line) => frame.exec(line)?.[1] ?? []).slice(0, maxFrames);
}
