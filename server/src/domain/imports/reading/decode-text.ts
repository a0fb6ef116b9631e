import { Unreadable } from "./document.ts";

const marks: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];
/** Where nothing says it, a text that is not UTF-8 is most likely from a Windows of western Europe. */
const otherwise = "windows-1252";
const controlsMost = 0.01;

/** Reads bytes as text: by their mark, by what is said of them, as UTF-8, else as `windows-1252`. Binary is refused. */
export function decodeText(bytes: Uint8Array, said?: string): string {
  const marked = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1];
  const text = decoded(bytes, marked ?? encodingOf(said) ?? unmarked(bytes));
  const controls = text.match(/(?![\t\n\v\f\r])[\p{Cc}\ufffd]/gu)?.length ?? 0;
  if (controls > text.length * controlsMost)
    throw new Unreadable("This is not a text: PDF, DOCX, CSV, HTML and plain text can be read.");
  return text.replace(/^\ufeff/, "").replaceAll("\0", "");
}

function unmarked(bytes: Uint8Array): string {
  const head = bytes.subarray(0, 2_000);
  const zeros = [0, 1].map((side) => head.filter((byte, at) => at % 2 === side && byte === 0).length);
  // UTF-16 without a mark: every other byte of a western text is zero.
  if ((zeros[1] ?? 0) > head.length * 0.3) return "utf-16le";
  if ((zeros[0] ?? 0) > head.length * 0.3) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : otherwise;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The name of an encoding, as this machine knows it. */
function encodingOf(said: string | undefined): string | undefined {
  if (!said) return undefined;
  try {
    return new TextDecoder(said).encoding;
  } catch {
    return undefined;
  }
}

const decoded = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);
