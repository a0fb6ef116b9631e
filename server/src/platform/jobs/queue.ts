import * as z from "zod/mini";

/** A kind of background work. Payloads contain ids, never what guests wrote. */
export type Queue<Payload extends object> = {
  readonly name: string;
  /** Retries with growing pauses; then the job is a dead letter. */
  readonly retries: number;
  /** A job that runs longer is taken for dead and retried. */
  readonly timeLimitSeconds: number;
  /** How many run at once in one process. */
  readonly atOnce: number;
  /** With `once`, no second job of the same key is enqueued while the first waits. */
  readonly once: boolean;
  /** The version of the payload's format, stored with each job. A job without one has version 1. */
  readonly version: number;
  /** Checks the payload of a job, and upgrades that of an earlier version. Throws `UnreadablePayload`. */
  readonly read: (data: unknown) => Payload;
};

/** A job whose payload another release wrote in a format that this one does not know. */
export class UnreadablePayload extends Error {
  /** A process of the newer release can run the job. */
  readonly isNewer: boolean;

  constructor(queueName: string, why: string, isNewer = false) {
    super(`A job of "${queueName}" can't be read: ${why}`);
    this.isNewer = isNewer;
  }
}

type Settings = Pick<Queue<object>, "retries" | "timeLimitSeconds" | "atOnce" | "once"> & {
  /** Raise it when the payload changes so that the release before could misread it. */
  version?: number;
  /** Turns the payload of an earlier version into the present one. Without it, such a job is refused. */
  upgrade?: (data: Record<string, unknown>, version: number) => unknown;
};

const queues = new Map<string, Queue<object>>();
const versioned = z.looseObject({ payload_version: z._default(z.int(), 1) });

/** Declares a queue; names are unique in the whole server. */
export function queue<Payload extends object>(
  name: string,
  payload: z.ZodMiniType<Payload>,
  { version = 1, upgrade, ...settings }: Settings,
): Queue<Payload> {
  if (queues.has(name)) throw new Error(`Two queues are named "${name}"`);

  function read(data: unknown): Payload {
    const stored = versioned.safeParse(data);
    if (!stored.success) throw new UnreadablePayload(name, z.prettifyError(stored.error));
    const { payload_version, ...fields } = stored.data;
    if (payload_version > version)
      throw new UnreadablePayload(name, `it has version ${payload_version}, known is ${version}`, true);
    if (payload_version < version && !upgrade)
      throw new UnreadablePayload(name, `it has version ${payload_version}, known is only ${version}`);
    const present = payload_version < version ? upgrade?.(fields, payload_version) : fields;
    const parsed = payload.safeParse(present);
    if (!parsed.success) throw new UnreadablePayload(name, z.prettifyError(parsed.error));
    return parsed.data;
  }

  const declared = { name, version, read, ...settings };
  queues.set(name, declared);
  return declared;
}

export function declaredQueues(): Queue<object>[] {
  return [...queues.values()];
}

/** The queue of jobs whose last attempt failed. */
export const deadLetters = "dead-letters";
