import { slicesOfBytes } from "../slices.ts";
import {
  correctFormat,
  openFile,
  recogniseFormat,
  type SourceRow,
  unreadCalendar,
  withNumber,
} from "./index.ts";

const context = { country: "IT", timezone: "Europe/Rome" };
const key = Buffer.alloc(32, 7);

const encoders = {
  "utf-8": (text: string) => Buffer.from(text, "utf8"),
  "utf-8 with BOM": (text: string) => Buffer.from(`\ufeff${text}`, "utf8"),
  "utf-16le": (text: string) => Buffer.from(`\ufeff${text}`, "utf16le"),
  "utf-16le without BOM": (text: string) => Buffer.from(text, "utf16le"),
  "utf-16be": (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16(),
  "windows-1252": (text: string) =>
    Buffer.from([...text].map((one) => (one === "€" ? 0x80 : (one.codePointAt(0) ?? 0)))),
};
export const encodings = Object.keys(encoders) as (keyof typeof encoders)[];

export const encode = (text: string, encoding: keyof typeof encoders) => encoders[encoding](text);

/** Reads a whole file as it is recognised, or as it is corrected. */
export async function readFile(
  content: string | Buffer,
  correct?: (format: Awaited<ReturnType<typeof recogniseFormat>>) => void,
  overrides: Partial<typeof context> = {},
) {
  const venue = { ...context, ...overrides };
  const slices = slicesOfBytes(typeof content === "string" ? Buffer.from(content) : content);
  const recognised = await recogniseFormat(slices, venue);
  const corrected = structuredClone(recognised);
  correct?.(corrected);
  const format = correct ? await correctFormat(slices, recognised, corrected, venue) : recognised;
  const calendar = unreadCalendar();
  const { system, rows } = await openFile(slices, format, venue, calendar);
  const read: SourceRow[] = [];
  for await (const row of rows) read.push(withNumber(row, key));
  return { format, system, rows: read, calendar };
}
