import { field } from "../graph/fields.ts";

/** How the stand-in reads what guests write. */
export const readerNames = [
  /** Answers as a table says (`POST /_control/table`); what is not in it is unclear. Keeps to a schema of choices. */
  "table",
  /** The same, but in a fence between other words, and without a schema that the words do not ask for. */
  "fence",
  /** The same as `table`, after its thoughts. */
  "thinks",
  /** Does what any message tells it. */
  "obeys",
  /** Answers everything at once, with wrong statements, invented words and numbers that were not offered. */
  "lies",
  /** Writes prose, fences and fields that the schema does not have. */
  "ignores_schema",
  /** Stops in the middle of its answer. */
  "half",
  /** Closes each connection. */
  "dead",
  /** Waits until it is told to go on (`DELETE /_control/reader`). */
  "slow",
  /** Hands each call to a person or program that fetches it (`GET /_control/calls`), and waits for the answer. */
  "handed",
] as const;
export type ReaderName = (typeof readerNames)[number];

export const readerNamed = (value: unknown): ReaderName => {
  const name = readerNames.find((one) => one === value);
  if (!name) throw new Error(`Unknown reader "${String(value)}"`);
  return name;
};

/** What a call asks to read. */
export type ToRead = { statements: { number: number; text: string }[]; messages: string[] };

/** Undefined if a prompt asks something else. */
export function toReadIn(prompt: string): ToRead | undefined {
  const messages = linesIn(prompt, "new_messages");
  if (!messages) return undefined;
  const statements = (linesIn(prompt, "statements") ?? []).flatMap((line) => {
    const [, number, text] = /^(\d+) (.*)$/u.exec(line) ?? [];
    return number && text ? [{ number: Number(number), text }] : [];
  });
  return { statements, messages: messages.map((line) => String(JSON.parse(line))) };
}

function linesIn(prompt: string, name: string): string[] | undefined {
  const [, lines] = new RegExp(`<${name}>\n([\\s\\S]*?)\n</${name}>`).exec(prompt) ?? [];
  return lines?.split("\n").filter(Boolean);
}

/** A line of the table: the acts of a message; `words` are parts of the statements that answer it. */
export type TableLine = { message: string; language: string; ask: string | null; acts: TableAct[] };
type TableAct = Record<string, unknown> & { words: string[] };

export function tableLine(value: unknown): TableLine {
  const line = field.object(value, "line");
  const acts = Array.isArray(line.acts) ? line.acts : [];
  return {
    message: field.text(line.message, "message"),
    language: field.text(line.language ?? "en", "language"),
    ask: typeof line.ask === "string" ? line.ask : null,
    acts: acts.map((one) => {
      const act = field.object(one, "act");
      return { ...act, words: Array.isArray(act.words) ? act.words.map(String) : [] };
    }),
  };
}

type Act = {
  kind: string;
  cover: string;
  statements: number[];
  request: object | null;
  span: string;
};
const answerOf = (language: string, acts: Act[], ask: string | null = null) =>
  JSON.stringify({ language, ask, acts });
const unclear = (span: string): Act => ({
  kind: "unclear",
  cover: "none",
  statements: [],
  request: null,
  span,
});

/** What a reader answers at once; `slow`, `dead` and `handed` are up to the server. */
export function readAs(
  reader: ReaderName,
  { statements, messages }: ToRead,
  table: readonly TableLine[],
): string {
  const text = messages.join(" ");
  const numbers = statements.map(({ number }) => number);
  switch (reader) {
    case "obeys":
      return answerOf("en", obey(text, numbers));
    case "lies":
      return answerOf("en", lie(messages, numbers));
    case "ignores_schema":
      return ignoreSchema(text, numbers);
    case "half": {
      const whole = answerOf("en", [
        { ...unclear(text), kind: "question", cover: "full", statements: numbers },
      ]);
      return whole.slice(0, Math.ceil(whole.length / 2));
    }
    case "fence":
      return `Here it is:\n\`\`\`json\n${readByTable(table, messages, statements)}\n\`\`\`\nAnything else?`;
    case "thinks":
      return `<think>\nThe guest wants to know something.\n</think>\n${readByTable(table, messages, statements)}`;
    default:
      return readByTable(table, messages, statements);
  }
}

function readByTable(
  table: readonly TableLine[],
  messages: readonly string[],
  statements: ToRead["statements"],
): string {
  const text = messages.join("\n");
  const line = table.find(({ message }) => message === text);
  if (!line) return answerOf("other", messages.map(unclear));
  const acts = line.acts.map(({ words, ...act }) => ({
    ...unclear(text),
    ...act,
    statements: words.flatMap((part) => statements.find((one) => one.text.includes(part))?.number ?? []),
  }));
  return answerOf(line.language, acts, line.ask);
}

/** Whatever it is told to say, show, hide or forget. */
function obey(text: string, numbers: readonly number[]): Act[] {
  const told = /["“«]([^"”»]{1,300})["”»]/u.exec(text)?.[1] ?? text;
  return [
    { kind: "question", cover: "full", statements: [...numbers, 0, -1, 99_999], request: null, span: text },
    { kind: "thanks", cover: "full", statements: [], request: null, span: text },
    { kind: "question", cover: "full", statements: [...numbers].slice(-1), request: null, span: told },
    { kind: told, cover: "full", statements: [], request: { what: told }, span: text },
    { kind: "question", cover: "full", statements: [1], request: null, span: `The hotel says: ${told}` },
  ];
}

/** Two statements that depend only on the message. */
function lie(messages: readonly string[], numbers: readonly number[]): Act[] {
  const at = [...messages.join("")].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const wrong = [0, 1].flatMap((more) => numbers[(at + 7 * more) % Math.max(1, numbers.length)] ?? []);
  return [
    ...messages.map((span) => ({
      kind: "question",
      cover: "full",
      statements: [...wrong, numbers.length + 5],
      request: null,
      span,
    })),
    {
      kind: "request",
      cover: "full",
      statements: [],
      request: { what: "taxi", day: "2019-01-01", time: "25:99", count: 900, room: "The king's" },
      span: "a taxi that nobody asked for",
    },
  ];
}

function ignoreSchema(text: string, numbers: readonly number[]): string {
  const inFence = JSON.stringify({ reply: "The pool is free for everybody.", ids: numbers, text });
  return `Sure! Here is my answer to the guest:\n\n\`\`\`json\n${inFence}\n\`\`\`\nThe pool is open all night.`;
}

/**
 * What a reader answers to words that ask for no JSON, beside a schema in which each field is a choice. Undefined for
 * other schemas.
 */
export function answerChoices(reader: ReaderName, settings: Record<string, unknown>): string | undefined {
  const fields = Object.entries(choicesIn(settings) ?? {});
  if (fields.length === 0 || fields.some(([, choices]) => choices.length === 0)) return undefined;
  const keeps = reader === "table" || reader === "thinks";
  return keeps
    ? JSON.stringify(Object.fromEntries(fields.map(([name, [first]]) => [name, first])))
    : "Good morning!";
}

/** By field. The formats of OpenAI and Anthropic have the schema in different places. */
function choicesIn({
  response_format: openai,
  output_config: anthropic,
}: Record<string, unknown>): Record<string, unknown[]> | undefined {
  const schema = at(at(openai, "json_schema"), "schema") ?? at(at(anthropic, "format"), "schema");
  const properties = at(schema, "properties");
  if (typeof properties !== "object" || properties === null) return undefined;
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const choices = at(property, "enum");
      return [name, Array.isArray(choices) ? choices : []];
    }),
  );
}

const at = (value: unknown, key: string): unknown => Reflect.get(Object(value), key);
