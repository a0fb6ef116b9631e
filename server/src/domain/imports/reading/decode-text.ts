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
 * Decodes text by its byte order mark, the declared encoding, as UTF-16, as UTF-8 or as Windows-1252, in this order.
 * Throws `Unreadable` for binary data.
 */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  const marked = byteOrderMarks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1];
  const text =
    decoded(bytes, marked ?? declared) ??
    decoded(bytes, wideEncodingOf(bytes)) ??
    decoded(bytes, "utf-8", { fatal: true }) ??
    new TextDecoder(fallbackEncoding).decode(bytes);
  const controls = text.match(/(?![\t\n\v\f\r])[\p{Cc}\ufffd]/gu)?.length ?? 0;
  if (controls > text.length * maxControlShare)
    throw new Unreadable({ code: "unsupported_format", format: "other" });
  return text.replace(/^\ufeff/, "").replaceAll("\0", "");
}

/** In UTF-16, every other byte of western text is zero. */
function wideEncodingOf(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, 2_000);
  const [even = 0, odd = 0] = [0, 1].map(
    (side) => head.filter((byte, at) => at % 2 === side && byte === 0).length,
  );
  if (odd > head.length * 0.3) return "utf-16le";
  return even > head.length * 0.3 ? "utf-16be" : undefined;
}

/** Undefined if the encoding is unknown, or with `fatal` if the bytes are not in it. */
function decoded(bytes: Uint8Array, encoding: string | undefined, options = {}): string | undefined {
  try {
    return encoding ? new TextDecoder(encoding, options).decode(bytes) : undefined;
  } catch {
    return undefined;
  }
}
