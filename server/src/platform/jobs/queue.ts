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
  readonly payload?: Payload;
};

const queues = new Map<string, Queue<object>>();

/** Declares a queue; names are unique in the whole server. */
export function queue<Payload extends object>(
  name: string,
  settings: Omit<Queue<Payload>, "name" | "payload">,
): Queue<Payload> {
  if (queues.has(name)) throw new Error(`Two queues are named "${name}"`);
  const declared = { name, ...settings };
  queues.set(name, declared);
  return declared;
}

export function declaredQueues(): Queue<object>[] {
  return [...queues.values()];
}

/** The queue of jobs whose last attempt failed. */
export const deadLetters = "dead-letters";
