/** Read without the product's code. */
export type ReadableMessage = { number: string; id: string };

type Loose = Record<string, unknown> | undefined | null;

/** WhatsApp lists them among messages, but no guest wrote them. */
const notWritten = ["reaction", "system", "edit", "revoke", "ephemeral", "request_welcome"];
const deepest = 64;
const longestId = 512;

/** Messages with an id and a sender. None if the body is not JSON in UTF-8, or nested deeper than WhatsApp nests. */
export function readableMessages(bytes: Buffer): ReadableMessage[] {
  const body = parsed(bytes);
  if (body === undefined || isDeep(body)) return [];
  return list((body as Loose)?.entry)
    .flatMap((entry) => list(entry?.changes))
    .filter((change) => change?.field === "messages")
    .map((change) => change?.value as Loose)
    .flatMap((value) => {
      const number = (value?.metadata as Loose)?.phone_number_id;
      if (typeof number !== "string") return [];
      return list(value?.messages)
        .filter((message) => isWritten(message))
        .map((message) => ({ number: clean(number), id: clean(String(message?.id)) }));
    });
}

function isWritten(message: Loose): boolean {
  const { id, from, type } = message ?? {};
  if (typeof id !== "string" || typeof from !== "string" || typeof type !== "string") return false;
  const isPhone = /^[+\d\s().-]+$/.test(from);
  const sender = isPhone ? from.replace(/\D/g, "") : clean(from).trim();
  return (
    clean(id) !== "" &&
    id.length <= longestId &&
    sender !== "" &&
    sender.length <= (isPhone ? 20 : longestId) &&
    !notWritten.includes(type)
  );
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function isDeep(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; depth <= deepest; depth++) {
    level = level
      .filter((one) => typeof one === "object" && one !== null)
      .flatMap((one) => Object.values(one as object));
    if (level.length === 0) return false;
  }
  return true;
}

function list(value: unknown): Loose[] {
  return Array.isArray(value) ? (value as Loose[]) : [];
}

/** Removes what PostgreSQL can't store. */
function clean(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}
