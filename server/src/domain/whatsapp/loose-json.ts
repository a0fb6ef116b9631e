import type { DeliveryCause } from "@bellhop/contract/deliveries";
import { jsonOrUndefined } from "../../platform/json/json-or-undefined.ts";

/** An untrusted object: any field may be missing or of another type than documented. */
export type Json = Record<string, unknown>;

/** Why a signed body cannot be read; it is kept for a person to look at. */
export class UnreadableBody extends Error {
  readonly code: DeliveryCause["code"];

  constructor(code: DeliveryCause["code"]) {
    super(code);
    this.code = code;
  }
}

const maxDepth = 64;
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Throws `UnreadableBody` if the bytes are not UTF-8 JSON or are nested too deeply. */
export function parseJson(bytes: Buffer): unknown {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new UnreadableBody("body_not_utf8");
  }
  if (isDeeperThan(text, maxDepth)) throw new UnreadableBody("body_too_deep");
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableBody("body_not_json");
  }
}

/** Parses JSON that a field holds as text; undefined if it is none, or nested too deeply. */
export function parseJsonText(text: string): unknown {
  return isDeeperThan(text, maxDepth) ? undefined : jsonOrUndefined(text);
}

/** Looks at the brackets outside of strings before anything recursive sees the text. */
function isDeeperThan(text: string, max: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index);
    if (inString) {
      if (char === 0x5c) index++;
      else if (char === 0x22) inString = false;
    } else if (char === 0x22) inString = true;
    else if (char === 0x7b || char === 0x5b) {
      if (++depth > max) return true;
    } else if (char === 0x7d || char === 0x5d) depth--;
  }
  return false;
}

/** PostgreSQL takes neither U+0000 nor lone surrogates: words are cleaned of both as they come in. */
export function textIn(object: Json, key: string): string {
  const value = object[key];
  const text = typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
  return text.replaceAll("\0", "").toWellFormed();
}

/** The beginning of a text, without half a character at its end. */
export function cut(text: string, max: number): string {
  return text.length > max ? text.slice(0, max).toWellFormed() : text;
}

export function listIn(object: Json, key: string): Json[] {
  const value = object[key];
  return Array.isArray(value) ? value.map(asObject) : [];
}

export function asObject(value: unknown): Json {
  return isObject(value) ? value : {};
}

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
