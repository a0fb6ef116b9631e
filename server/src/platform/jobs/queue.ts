/** A kind of background job. Its payload contains ids, never guests' words. */
export type Queue<Payload extends object> = {
  readonly name: string;
  /** Retries with exponential backoff; then the job becomes a dead letter. */
  readonly retries: number;
  /** A job that runs longer counts as dead and is retried. */
  readonly timeLimitSeconds: number;
  /** Concurrency per process. */
  readonly atOnce: number;
  /** With `once`, a job is dropped if one with the same key is waiting. */
  readonly once: boolean;
  readonly payload?: Payload;
};

const queues = new Map<string, Queue<object>>();

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

export const deadLetters = "dead-letters";
