import { createHash, createHmac } from "node:crypto";
import { asOwner } from "../as-owner.ts";
import { type Random, randomFrom } from "../random.ts";
import { mutateBody } from "./mutate-body.ts";
import { readableMessages } from "./readable-messages.ts";

type Trial = {
  url: string;
  secret: string;
  ownerUrl: string;
  venues: { number: string; venueId: number }[];
  bodies: Buffer[];
  count: number;
  seed: number;
  say?(line: string): void;
};

export type Outcome = {
  sent: number;
  answers: Record<string, number>;
  states: Record<string, number>;
  /** All must be empty. */
  wrongAnswers: string[];
  lostBodies: string[];
  lostMessages: string[];
  readableMessages: number;
};

const atOnce = 8;
const maxBytes = 3 * 1024 * 1024;
/** Deliveries to it are unrouted. */
const nobodysNumber = "100000000000009";

/** Delivers mutated bodies, signed, over HTTP; then looks for each body and each readable message in the database. */
export async function deliverMutations(trial: Trial): Promise<Outcome> {
  const { url, secret, bodies, venues, count, seed, say } = trial;
  const random = randomFrom(seed);
  const numbers = [...venues.map(({ number }) => number), nobodysNumber];
  const delivered = new Map<string, string>();
  const expected = new Map<string, { number: string; id: string; from: string }>();
  const outcome: Outcome = {
    sent: 0,
    answers: {},
    states: {},
    wrongAnswers: [],
    lostBodies: [],
    lostMessages: [],
    readableMessages: 0,
  };

  async function sendNext() {
    while (outcome.sent < count) {
      const ordinal = outcome.sent++;
      const bytes = nextBody(ordinal, bodies, numbers, random);
      const name = `${ordinal} ${createHash("sha256").update(bytes).digest("hex")}`;
      const status = await post(url, secret, bytes);
      outcome.answers[status] = (outcome.answers[status] ?? 0) + 1;
      const due = bytes.length > maxBytes ? 413 : 200;
      if (status !== due) outcome.wrongAnswers.push(`${name}: ${status}`);
      if (due === 200) {
        delivered.set(name.split(" ")[1] ?? "", name);
        for (const { number, id } of readableMessages(bytes))
          expected.set(`${number} ${id}`, { number, id, from: name });
      }
      if (ordinal % 1_000 === 999) say?.(`${ordinal + 1} of ${count} delivered`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendNext));

  const kept = await asOwner(
    trial.ownerUrl,
    "select encode(sha256, 'hex') as sha256, state from webhook_deliveries",
  );
  for (const { sha256, state } of kept) {
    if (!delivered.has(String(sha256))) continue;
    outcome.states[String(state)] = (outcome.states[String(state)] ?? 0) + 1;
    delivered.delete(String(sha256));
  }
  outcome.lostBodies = [...delivered.values()];
  for (const { number, venueId } of venues) {
    const found = await asOwner(
      trial.ownerUrl,
      `select provider_message_id as id from messages join channels using (venue_id, channel_id)
       where phone_number_id = '${number}' and author = 'guest'`,
      venueId,
    );
    const ids = new Set(found.map(({ id }) => id));
    for (const message of expected.values()) {
      if (message.number !== number) continue;
      outcome.readableMessages++;
      if (!ids.has(message.id)) outcome.lostMessages.push(`${message.id} of ${message.from}`);
    }
  }
  return outcome;
}

export function hasLostNothing({
  wrongAnswers,
  lostBodies,
  lostMessages,
  readableMessages,
}: Outcome): boolean {
  const faults = [...wrongAnswers, ...lostBodies, ...lostMessages];
  return faults.length === 0 && readableMessages > 0;
}

/** Every so often, a body of the maximum size or one byte more. */
const bodiesBetweenLarge = 1_000;

function nextBody(ordinal: number, bodies: Buffer[], numbers: string[], random: Random): Buffer {
  const body = renewed(random.pick(bodies), ordinal, random.pick(numbers));
  if (ordinal % bodiesBetweenLarge === 1) return padded(body, maxBytes);
  if (ordinal % bodiesBetweenLarge === 2) return padded(body, maxBytes + 1);
  return mutateBody(body, random);
}

/** JSON may end in any amount of white space. */
function padded(body: Buffer, bytes: number): Buffer {
  return Buffer.concat([body, Buffer.alloc(bytes - body.length, " ")]);
}

type Value = {
  metadata?: { phone_number_id?: string };
  messages?: { id?: string }[];
  statuses?: { id?: string }[];
};

/** Gives the body unique ids, and addresses it to the number. */
function renewed(body: Buffer, ordinal: number, number: string): Buffer {
  const whole = JSON.parse(body.toString("utf8")) as { entry?: { changes?: { value?: Value }[] }[] };
  for (const { value } of whole.entry?.flatMap((entry) => entry.changes ?? []) ?? []) {
    if (value?.metadata) value.metadata.phone_number_id = number;
    for (const one of [...(value?.messages ?? []), ...(value?.statuses ?? [])])
      one.id = `${one.id}-${ordinal}`;
  }
  return Buffer.from(JSON.stringify(whole));
}

async function post(url: string, secret: string, bytes: Buffer): Promise<string | number> {
  const signature = createHmac("sha256", secret).update(bytes).digest("hex");
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` },
      body: new Uint8Array(bytes),
    });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return `no answer (${error instanceof Error ? String(error.cause ?? error) : error})`;
  }
}
