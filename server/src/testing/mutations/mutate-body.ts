import type { Random } from "../random.ts";

/** Applies one to four changes to structure, words or bytes. No two results are equal. */
export function mutateBody(body: Buffer, random: Random): Buffer {
  let text = body.toString("utf8");
  let bytes: Buffer | undefined;
  for (let times = 1 + random.below(4); times > 0; times--) {
    if (bytes === undefined && random.chance(0.6)) text = inStructure(text, random);
    else if (bytes === undefined && random.chance(0.5)) text = random.pick(inWords)(text, random);
    else bytes = random.pick(inBytes)(bytes ?? Buffer.from(writtenOut(text)), random);
  }
  return bytes ?? Buffer.from(writtenOut(text));
}

type Place = { holder: Record<string, unknown> | unknown[]; key: string };

/** Placeholders for text that JSON.stringify can't write. */
const written: Record<string, () => string> = {
  "«deep»": () => `${"[".repeat(10_000)}${"]".repeat(10_000)}`,
  "«too deep by a little»": () => `${'{"a":'.repeat(70)}1${"}".repeat(70)}`,
  "«huge»": () => "1e400",
  "«long number»": () => "9".repeat(400),
  "«minus zero»": () => "-0",
};

function writtenOut(text: string): string {
  return Object.entries(written).reduce(
    (done, [mark, out]) => done.replaceAll(JSON.stringify(mark), out),
    text,
  );
}

const hostileValues: unknown[] = [
  null,
  true,
  0,
  -1,
  1e30,
  2 ** 53,
  0.1,
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "x\udfffy",
  "\ufeff",
  "\u202e\u2066",
  "9".repeat(600),
  "é".repeat(5_000),
  "constructor",
  "__proto__",
  [],
  {},
  [[]],
  [null],
  [{}],
  { toString: 1, valueOf: 1 },
  { length: 5 },
  ...Object.keys(written),
];

function inStructure(text: string, random: Random): string {
  const body = parsed(text);
  const places = placesIn(body);
  if (places.length === 0) return `[${text}]`;
  random.pick(changes)(random.pick(places), random, places);
  return JSON.stringify(body);
}

const changes: Array<(place: Place, random: Random, all: Place[]) => void> = [
  (place, random) => put(place, random.pick(hostileValues)),
  (place) => (Array.isArray(place.holder) ? place.holder.splice(Number(place.key), 1) : remove(place)),
  (place) => put(place, [at(place)]),
  (place) => put(place, { more: at(place) }),
  (place) => put(place, JSON.stringify(at(place))),
  (place) => put(place, Number(JSON.stringify(at(place)).replace(/\D/g, ""))),
  (place, random, all) => put(place, structuredClone(at(random.pick(all)))),
  (place, random, all) => {
    const other = random.pick(all);
    const [one, two] = [structuredClone(at(place)), structuredClone(at(other))];
    put(place, two);
    put(other, one);
  },
  (_place, random, all) => {
    const lists = all.map(at).filter((value) => Array.isArray(value));
    if (lists.length === 0) return;
    const found = random.pick(lists);
    const more = random.chance(0.5) ? structuredClone(found[0] ?? {}) : random.pick([{}, null, [], 7, "x"]);
    if (random.chance(0.5)) found.unshift(more);
    else found.push(more);
  },
  ({ holder }, random) => {
    if (Array.isArray(holder)) return;
    const key = random.pick(["unknown", "\u0000", "\ud800", "", "length", "then", "toJSON"]);
    Object.defineProperty(holder, key, { value: random.pick([1, "x", {}, []]), ...plain });
  },
  // `__proto__` as an own field, as JSON.parse creates it.
  ({ holder }) =>
    void Object.defineProperty(holder, "__proto__", {
      value: { id: "from afar", field: "messages" },
      ...plain,
    }),
  ({ holder, key }, random) => {
    if (Array.isArray(holder)) return;
    const value = holder[key];
    remove({ holder, key });
    Object.defineProperty(holder, random.pick([key.toUpperCase(), `${key}\u0000`, `${key} `]), {
      value,
      ...plain,
    });
  },
];

const plain = { enumerable: true, configurable: true, writable: true };

const inWords: Array<(text: string, random: Random) => string> = [
  (text, random) => between(text, random, random.pick(["\\u0000", "\\ud800", "\\udc00\\ud800", "\\ud83d"])),
  (text, random) =>
    between(text, random, random.pick(["🧳", "e\u0301", "\u200f", "\u2028", "\ufffe", "\u0085"])),
  // A duplicate key: the last one counts.
  (text, random) => {
    const keys = ["id", "from", "type", "field", "value", "messages", "entry", "phone_number_id"];
    const twice = `"${random.pick(keys)}":${random.pick(["1", '"x"', "null", "[]", "{}"])}`;
    const opens = [...text.matchAll(/\{(?=")/g)].map((match) => match.index + 1);
    const place = opens.length > 0 ? random.pick(opens) : 0;
    return `${text.slice(0, place)}${twice},${text.slice(place)}`;
  },
  (text) => `\ufeff${text}`,
  (text) => `${text}${text}`,
  (text, random) => text.slice(0, random.below(text.length + 1)),
  (text) => text.replaceAll('"messages"', '"Messages"'),
  (text, random) => `${" ".repeat(random.below(2_000))}${text}\n\n`,
  () => "",
];

const inBytes: Array<(bytes: Buffer, random: Random) => Buffer> = [
  (bytes, random) => {
    const flipped = Buffer.from(bytes);
    const place = random.below(bytes.length || 1);
    if (bytes.length > 0) flipped[place] = (flipped[place] ?? 0) ^ (1 << random.below(8));
    return flipped;
  },
  (bytes, random) => spliced(bytes, random, Buffer.from([random.below(256), random.below(256)])),
  // Invalid UTF-8.
  (bytes, random) =>
    spliced(
      bytes,
      random,
      Buffer.from(random.pick([[0xed, 0xa0, 0x80], [0xc0, 0x80], [0xff], [0xe2, 0x82]])),
    ),
  (bytes, random) => spliced(bytes, random, Buffer.from([0])),
  (bytes, random) => {
    const [one, other] = [random.below(bytes.length + 1), random.below(bytes.length + 1)].sort(
      (a, b) => a - b,
    );
    return Buffer.concat([bytes.subarray(0, one), bytes.subarray(other)]);
  },
  (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1)),
  (bytes) => Buffer.from(bytes.toString("utf8"), "utf16le"),
];

function between(text: string, random: Random, more: string): string {
  // Usually inside a string.
  const words = [...text.matchAll(/:\s*"/g)].map((match) => match.index + match[0].length);
  const place = words.length > 0 && random.chance(0.9) ? random.pick(words) : random.below(text.length + 1);
  return `${text.slice(0, place)}${more}${text.slice(place)}`;
}

function spliced(bytes: Buffer, random: Random, more: Buffer): Buffer {
  const place = random.below(bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, place), more, bytes.subarray(place)]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const maxPlaces = 20_000;

/** All values up to 100 levels deep. */
function placesIn(body: unknown): Place[] {
  const places: Place[] = [];
  let level: unknown[] = [body];
  for (let depth = 0; depth < 100 && level.length > 0 && places.length < maxPlaces; depth++) {
    const holders = level.filter((one): one is Place["holder"] => typeof one === "object" && one !== null);
    for (const holder of holders) places.push(...Object.keys(holder).map((key) => ({ holder, key })));
    level = holders.flatMap((holder) => Object.values(holder));
  }
  return places;
}

function at({ holder, key }: Place): unknown {
  return (holder as Record<string, unknown>)[key];
}

function put({ holder, key }: Place, value: unknown) {
  Object.defineProperty(holder, key, { value, ...plain });
}

function remove({ holder, key }: Place) {
  delete (holder as Record<string, unknown>)[key];
}
