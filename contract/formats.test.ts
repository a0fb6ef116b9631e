import { expect, test } from "vitest";
import { isEmail, isId, isLocalDate } from "./formats.ts";
import { email, id, localDate } from "./values.ts";

test.each([
  ["an id", isId, id],
  ["a date", isLocalDate, localDate],
  ["an e-mail address", isEmail, email],
] as const)("%s without its schema is what the schema accepts", (_, check, schema) => {
  for (const value of [
    "",
    "01900000-0000-7000-8000-000000000106",
    "01900000-0000-7000-8000-00000000010A",
    "01900000-0000-0000-8000-000000000106",
    "01900000-0000-7000-c000-000000000106",
    "00000000-0000-0000-0000-000000000000",
    "ffffffff-ffff-ffff-ffff-ffffffffffff",
    "01900000-0000-7000-8000-000000000106 ",
    "2026-11-26",
    "2024-02-29",
    "2026-02-29",
    "2026-02-30",
    "2026-13-01",
    "2026-11-6",
    "1900-01-01",
    "1899-12-31",
    "0002-01-01",
    "2026-11-26T00:00",
    "desk@hotel.example",
    "désk@hôtel.example",
    "desk@hotel",
    "desk hotel@hotel.example",
    `${"a".repeat(64)}@hotel.example`,
    `${"a".repeat(65)}@hotel.example`,
    `desk@${"hotel.".repeat(60)}example`,
  ])
    expect({ value, fits: check(value) }).toEqual({ value, fits: schema.safeParse(value).success });
});
