import { pino } from "pino";

/** JSON logs on standard error. Message bodies, phones, tokens and keys have no place in them. */
export function openLog(level: string) {
  return pino(
    { level, base: undefined, redact: ["req.headers.authorization", "req.headers.cookie"] },
    process.stderr,
  );
}

export type Log = ReturnType<typeof openLog>;
