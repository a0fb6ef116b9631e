import { type Encoding, startReservationImport } from "@bellhop/contract/reservation-imports";
import { expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { eraseFromImport } from "./index.ts";

const bellhop = await testBellhop();

test.each<[Encoding, string, string]>([
  ["windows-1252", "Zoë Müller-Größe", "5a6feb204dfc6c6c65722d4772f6df65"],
  ["windows-1250", "Łukasz Dvořák", "a3756b61737a2044766ff8e16b"],
  ["iso-8859-2", "Łukasz Dvořák", "a3756b61737a2044766ff8e16b"],
  ["windows-1251", "Анна Иванова", "c0edede020c8e2e0edeee2e0"],
  ["koi8-r", "Анна Иванова", "e1cecec120e9d7c1cecfd7c1"],
  ["windows-1253", "Μαρία Παππά", "cce1f1dfe120d0e1f0f0dc"],
  ["windows-1254", "Şule Yıldız", "de756c652059fd6c64fd7a"],
  ["macintosh", "Zoë Müller", "5a6f91204d9f6c6c6572"],
  ["shift_jis", "山田 ﾀﾛｳ", "8e52936320c0dbb3"],
  ["shift_jis", "髙橋 﨑山", "fbfc8bb420fab18e52"],
  ["shift_jis", "髙橋 﨑山", "eee08bb420ed958e52"],
  ["euc-jp", "山田 太郎", "bbb3c5c420c2c0cfba"],
  ["gb18030", "张伟 Jörg", "d5c5ceb0204a81308b327267"],
  ["big5", "陳 大文", "b3af20a46aa4e5"],
  ["euc-kr", "김 철수", "b1e820c3b6bcf6"],
  ["utf-8", "Łukasz 山田", "c581756b61737a20e5b1b1e794b0"],
  ["utf-16le", "Łukasz 山田", "410175006b00610073007a002000715c3075"],
  ["utf-16be", "Łukasz 山田", "01410075006b00610073007a00205c717530"],
])("a deleted guest's name in %s is blanked while the file is read", async (encoding, name, hex) => {
  const hotel = await openHotel(bellhop.services, "Hotel Alpha");
  const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const written = Buffer.from(hex, "hex");
  expect(new TextDecoder(encoding).decode(written)).toBe(name);
  const others = Buffer.from("Name;Room", encoding === "utf-16le" ? "utf16le" : "latin1");
  const content = Buffer.concat([others, written, others]);
  const from = { kind: "file", name: "stays.csv", content: content.toString("base64") } as const;
  const { import_id } = (await owner.ask(startReservationImport, { from })).body;
  const traces = { ids: [], addresses: [], names: [name], numbers: [] };
  await bellhop.services.db.atVenue(hotel.venueId, (at) => eraseFromImport(at, import_id, traces));
  const [row] = await asOwner(bellhop.ownerUrl, "select bytes from reservation_imports", hotel.venueId);
  const kept = row?.bytes as Buffer;
  expect(kept.includes(written)).toBe(false);
  expect(kept).toHaveLength(content.length);
  expect(kept.subarray(0, others.length)).toEqual(others);
  expect(kept.subarray(-others.length)).toEqual(others);
});
