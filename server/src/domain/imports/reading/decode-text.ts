import { Unreadable } from "./document.ts";

const byteOrderMarks: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];
/** The most likely encoding of text that is not UTF-8: Windows in western Europe. */
const fallbackEncoding = "windows-1252";
const maxControlShare = 0.01;

/**
 * Decodes text by its byte order mark, the declared encoding, as UTF-8 or as Windows-1252, in this order. Throws
 * `Unreadable` for binary data.
 */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  const marked = byteOrderMarks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1];
  const text = decode(bytes, marked ?? encodingOf(declared) ?? guessEncoding(bytes));
  const controls = text.match(/(?![\t\n\v\f\r])[\p{Cc}\ufffd]/gu)?.length ?? 0;
  if (controls > text.length * maxControlShare)
    throw new Unreadable({ code: "unsupported_format", format: "other" });
  return text.replace(/^\ufeff/, "").replaceAll("\0", "");
}

function guessEncoding(bytes: Uint8Array): string {
  const head = bytes.subarray(0, 2_000);
  const zeros = [0, 1].map((side) => head.filter((byte, at) => at % 2 === side && byte === 0).length);
  // In UTF-16, every other byte of western text is zero.
  if ((zeros[1] ?? 0) > head.length * 0.3) return "utf-16le";
  if ((zeros[0] ?? 0) > head.length * 0.3) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : fallbackEncoding;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The canonical name of an encoding; undefined if it is unknown. */
function encodingOf(name: string | undefined): string | undefined {
  if (!name) return undefined;
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);
