import type { Encoding } from "@bellhop/contract/reservation-imports";
import { expect, test } from "vitest";
import { readFile } from "./read-rows.fixture.ts";

/** Bytes of text, by decoding all that there are. */
function encodeAs(encoding: Encoding, text: string): Buffer {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const known = new Map<string, number[]>();
  const note = (...bytes: number[]) => {
    try {
      const letter = decoder.decode(Buffer.from(bytes));
      if ([...letter].length === 1 && !known.has(letter)) known.set(letter, bytes);
    } catch {
      // No letter.
    }
  };
  for (let first = 0; first < 256; first++) {
    note(first);
    if (first > 0x80) for (let second = 0x40; second < 0xff; second++) note(first, second);
  }
  return Buffer.from([...text].flatMap((letter) => known.get(letter) ?? [0x3f]));
}

const table = (names: string[]) =>
  [
    "Booking;Guest;Arrival;Departure",
    ...names.map((name, row) => `B${row};${name};2027-04-10;2027-04-12`),
  ].join("\n");

test.each<[Encoding, string, string[]]>([
  ["windows-1252", "DE", ["Jürgen Groß", "François Lefèvre"]],
  ["windows-1252", "NO", ["Søren Bjørn", "Åse Ødegård"]],
  ["windows-1252", "PT", ["João Conceição", "Inês Simões"]],
  ["windows-1252", "ES", ["Ana Peña", "Íñigo Núñez"]],
  ["windows-1250", "CZ", ["Jiří Dvořák", "Lukáš Procházka"]],
  ["windows-1250", "IT", ["Łukasz Żółć", "Müller Jürgen"]],
  ["windows-1250", "HU", ["Kőszegi Győző"]],
  ["windows-1250", "HR", ["Marko Kovač", "Ana Petrović"]],
  ["iso-8859-2", "CZ", ["Šárka Žáková", "Tomáš Hruška"]],
  ["koi8-r", "RU", ["Иван Петров", "Юлия Соколова"]],
  ["euc-jp", "JP", ["田中 結衣", "小林 健"]],
  ["windows-1251", "IT", ["Иван Петров"]],
  ["windows-1251", "UA", ["Олександр Шевченко"]],
  ["windows-1253", "IT", ["Γιώργος Παπαδόπουλος"]],
  ["windows-1254", "TR", ["Ayşe Yılmaz", "Çağrı Şahin"]],
  ["macintosh", "FR", ["Hélène Lefèvre", "François Benoît"]],
  ["shift_jis", "IT", ["田中 結衣", "小林 健"]],
  ["gb18030", "IT", ["王小明", "刘洋", "陈静"]],
  ["big5", "TW", ["陳美玲", "林志豪"]],
  ["euc-kr", "KR", ["김민수", "이영희"]],
])("names in %s, for a hotel in %s: %j", async (encoding, country, names) => {
  const { rows } = await readFile(encodeAs(encoding, table(names)), undefined, { country });
  expect(rows.map(({ parsed }) => parsed.guest_name)).toEqual(names);
});

test("names that no encoding makes sense of are shown in several, instead of wrong letters without a word", async () => {
  // "José Muñoz", "Jörg" and "Groß" in the encoding of DOS.
  const names = ["Jos\x82 Mu\xa4oz", "J\x94rg Gro\xe1"];
  const { format } = await readFile(Buffer.from(table(names), "latin1"));
  expect(format.kind === "csv" && format.encoding_samples?.length).toBeGreaterThan(1);
});

test("names that several encodings make sense of are shown in each, to choose from", async () => {
  const bytes = encodeAs("windows-1250", table(["Marko Kovač"]));
  const { format, rows } = await readFile(bytes);
  const samples = (format.kind === "csv" && format.encoding_samples) || [];
  expect(samples.map(({ names }) => names)).toEqual(
    expect.arrayContaining([["Marko Kovač"], ["Marko Kovaè"]]),
  );
  expect(rows).toHaveLength(1);
  const chosen = await readFile(bytes, (one) => {
    if (one.kind === "csv") one.encoding = "windows-1250";
  });
  expect(chosen.rows[0]?.parsed.guest_name).toBe("Marko Kovač");
  expect(chosen.format).toMatchObject({ encoding_samples: samples });
});
