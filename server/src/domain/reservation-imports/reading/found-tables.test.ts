import { describe, expect, test } from "vitest";
import { foundFile, noFoundFiles } from "../../../testing/found-files.ts";
import { readFile } from "./read-rows.fixture.ts";

const found = async (name: string) => {
  const { rows } = await readFile(foundFile(name), undefined, { timezone: "America/New_York" });
  return rows.map(({ parsed, problems }) => ({ ...parsed, problems: problems.map(({ code }) => code) }));
};
const namesIn = async (name: string) => (await found(name)).map(({ guest_name }) => guest_name);

describe.skipIf(noFoundFiles !== undefined)("tables that were read wrongly", () => {
  test.each([
    ["null-surnames.csv", ["Christopher Null", "Hoon Na", "Ana None", "Madonna"]],
    ["gds-names.csv", ["John Smith", "Maria Garcia Lopez", "Sean O'Neil", "Ann Lee"]],
    ["names-win1250.csv", ["Jiří Dvořák", "Łukasz Żółć", "Želimir Šarić"]],
    ["names-sjis.csv", ["田中 由衣", "小林 健"]],
  ])("the names of %s", async (file, names) => {
    expect(await namesIn(file)).toEqual(names);
  });

  test("a placeholder is no phone, and the row says so", async () => {
    const rows = await found("placeholder-phones.csv");
    expect(rows.map(({ phone, problems }) => [phone, problems])).toEqual(
      rows.map(() => [null, ["phone_placeholder"]]),
    );
  });

  test("states, and rooms of one booking, of Booking.com's table", async () => {
    expect(await found("files/csv-booking-com-headings.csv")).toMatchObject([
      { reservation_number: "1904700001", room: "Twin Room", status: "confirmed", problems: [] },
      { reservation_number: "1904700001", room: "Double Room", status: "confirmed" },
      {
        reservation_number: "1743100002",
        status: "cancelled",
        checkin: "2027-04-20",
        checkout: "2027-04-22",
      },
    ]);
  });

  test("zones that a calendar defines, and those of Windows", async () => {
    const rows = await found("windows-zone.ics");
    expect(rows.map(({ checkin, checkout, problems }) => [checkin, checkout, problems])).toEqual(
      rows.map(() => ["2027-03-01", "2027-03-04", []]),
    );
  });
});
