import { readFile } from "node:fs/promises";
import { removeCalendarFeed, saveCalendarFeed } from "@bellhop/contract/reservation-imports";
import { listReservations, setReservationStatus } from "@bellhop/contract/reservations";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./knowledge.ts";
import { openAsAnother, staff } from "./sign-in-page.ts";

const headings = "Buchungsnummer;Gast;Telefon;Anreise;Abreise;Zimmer;Bemerkung";
const rows = [
  "W-501;Jürgen Müller;+49 151 23456789;03/05/2027;06/05/2027;112;spät",
  "W-502;Zoë Girão;+351 912 345 678;04/05/2027;09/05/2027;113;",
  "W-503;Åsa Lindström;keine;25/05/2027;27/05/2027;;",
  "W-504;Nils Ott;;31/02/2027;03/03/2027;115;",
];
const inLatin1 = (lines: readonly string[]) => Buffer.from([headings, ...lines].join("\r\n"), "latin1");

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const tab = (page: Page, name: string) => page.getByRole("radio", { name });

async function readFileOf(page: Page, name: string, buffer: Buffer) {
  await page.goto("/reservations/import");
  await page
    .getByRole("button", { name: "File", exact: true })
    .setInputFiles({ name, mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Read file" }).click();
  await expect(page).toHaveURL(/import=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

async function undo(page: Page) {
  await page.getByRole("button", { name: "Undo import…" }).click();
  await page.getByRole("button", { name: "Undo import", exact: true }).click();
}

test("files of reservations are imported: a CSV file, the example, and one that is refused", async ({
  page,
  ask,
}) => {
  test.slow();
  await test.step("a CSV file in Latin-1 is checked, corrected, imported once, and undone", async () => {
    const count = async () => (await ask(listReservations, { search: "W-50" })).items.length;

    await test.step("the preview shows what each row would do, and imports nothing", async () => {
      await readFileOf(page, "may.csv", inLatin1(rows));
      await expect(row(page, "Jürgen Müller")).toContainText("3 May 2027 – 6 May 2027");
      await expect(page.getByRole("heading", { name: "Check the import" })).toBeVisible();
      await expect(row(page, "Jürgen Müller")).toContainText("Room 112");
      await expect(row(page, "Jürgen Müller")).toContainText("Line 2");
      await expect(row(page, "Åsa Lindström")).toContainText("Phone left out");
      await expectAccessible(page, "preview of an import");
      await tab(page, "Unreadable 1").check({ force: true });
      await expect(row(page, "Nils Ott")).toContainText("31/02/2027");
      await expect(row(page, "Nils Ott")).toContainText("is not a date.");
      expect(await count()).toBe(0);
    });

    await test.step("a corrected date order and a column take effect after reading again", async () => {
      await page.getByRole("combobox", { name: "Date order" }).selectOption("Month, day, year");
      await expect(page.getByRole("button", { name: /^Import \d/ })).toHaveCount(0);
      await page.getByRole("button", { name: "Read file again" }).click();
      await expect(tab(page, "Unreadable 2")).toBeVisible();
      await page.getByRole("combobox", { name: "Date order" }).selectOption("Day, month, year");
      await page.getByText(/^Columns: 6 of 7 imported$/).click();
      await page.getByRole("combobox", { name: "Zimmer" }).selectOption("Not imported");
      await page.getByRole("button", { name: "Read file again" }).click();
      await expect(tab(page, "New 3")).toBeChecked();
      await expect(row(page, "Jürgen Müller")).not.toContainText("Room 112");
      await page.getByText(/^Columns: 5 of 7 imported$/).click();
      await page.getByRole("combobox", { name: "Zimmer" }).selectOption("Room");
      await page.getByRole("button", { name: "Read file again" }).click();
      await expect(row(page, "Jürgen Müller")).toContainText("Room 112");
    });

    await test.step("the import adds the readable rows, and has a report", async () => {
      await page.getByRole("button", { name: "Import 3 reservations" }).dblclick();
      await expect(page.getByText("3 reservations imported.")).toBeVisible();
      expect(await count()).toBe(3);
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Download report" }).click();
      expect(await readFile(await (await download).path(), "utf8")).toContain("Jürgen Müller");
      await expectAccessible(page, "an import that was applied");
    });

    await test.step("the same file again changes nothing, another one shows what it changes", async () => {
      await readFileOf(page, "may.csv", inLatin1(rows));
      await expect(page.getByText("There is nothing to import.")).toBeVisible();
      await expect(page.getByRole("button", { name: /^Import \d/ })).toHaveCount(0);
      await readFileOf(page, "may.csv", inLatin1([rows[0]?.replace(";112;", ";117;") ?? ""]));
      await expect(tab(page, "Changed 1")).toBeChecked();
      await expect(row(page, "Jürgen Müller").getByRole("deletion")).toHaveText("112");
      await expect(row(page, "Jürgen Müller").getByRole("insertion")).toHaveText("117");
      await page.getByRole("button", { name: "Import 1 reservation" }).click();
      await expect(page.getByText("1 reservation imported.")).toBeVisible();
    });

    await test.step("undoing restores what was there before, except what someone has changed since", async () => {
      await undo(page);
      await expect(page.getByText("Everything is as it was before.")).toBeVisible();
      await page.getByRole("link", { name: "Import", exact: true }).click();
      await page.getByRole("link", { name: /^may\.csv.*3 new/ }).click();
      const [zoe] = (await ask(listReservations, { search: "W-502" })).items;
      await ask(setReservationStatus, { reservation_id: zoe?.reservation_id ?? "", status: "cancelled" });
      await undo(page);
      await expect(page.getByText("1 reservation stayed; its row below says why.")).toBeVisible();
      await expect(row(page, "Zoë Girão")).toContainText("someone has changed it since the import.");
      await expectAccessible(page, "an import that was undone");
      expect(await count()).toBe(1);
    });
  });

  await test.step("the example file can be imported as it is, and the focus is never lost", async () => {
    await page.goto("/reservations/import");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download example file" }).click();
    const example = await download;
    await readFileOf(page, example.suggestedFilename(), await readFile(await example.path()));
    await expect(tab(page, "New 2")).toBeChecked();
    await expect(row(page, "Tomás Ribeiro")).toContainText("+44 7700 900124");
    const heading = page.getByRole("heading", { level: 1 });
    await page.getByRole("button", { name: "Import 2 reservations" }).press("Enter");
    await expect(page.getByText("2 reservations imported.")).toBeVisible();
    await expect(heading).toBeFocused();
    await undo(page);
    await expect(page.getByText("Everything is as it was before.")).toBeVisible();
    await expect(page.locator("body")).not.toBeFocused();
  });

  await test.step("a refused file says what is wrong and what to do; its columns can be corrected", async () => {
    await readFileOf(page, "photo.csv", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0xff, 0xd8]));
    await expect(page.getByText("Nothing was imported")).toBeVisible();
    await expect(page.getByText("Choose a CSV or iCal file.")).toBeVisible();
    await expectAccessible(page, "a refused file");

    const unknown = "Ref;Person;Beginn der Sache;Schluss der Sache\nW-601;Ana Lima;2027-06-01;2027-06-03";
    await readFileOf(page, "odd.csv", Buffer.from(unknown));
    await expect(page.getByText("We did not find the arrival and departure dates.")).toBeVisible();
    await page.getByRole("combobox", { name: "Beginn der Sache" }).selectOption("Arrival date");
    await page.getByRole("combobox", { name: "Schluss der Sache" }).selectOption("Departure date");
    await page.getByRole("button", { name: "Read file again" }).click();
    await expect(page.getByText("1 Jun 2027 – 3 Jun 2027")).toBeVisible();
  });
});

const calendar = (events: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Channel//EN\r\n${events}END:VCALENDAR\r\n`;
const stay = `BEGIN:VEVENT\r\nUID:w-701@channel\r\nDTSTART;VALUE=DATE:20270701\r\nDTEND;VALUE=DATE:20270704\r\nSUMMARY:Reserved\r\nEND:VEVENT\r\n`;

test("a calendar is read from its address and every hour; staff import files, and see calendars", async ({
  page,
  bellhop,
  ask,
  web,
}) => {
  await test.step("a calendar is read from its address and every hour, on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    web.show("/stays.ics", calendar(stay));
    web.show("/sign-in", "<!doctype html><title>Sign in</title>");
    await page.goto("/reservations/import");
    await expectAccessible(page, "import of reservations on a phone");
    await page.getByRole("radio", { name: "Calendar address" }).check({ force: true });
    await page.getByRole("textbox", { name: "Calendar address" }).fill(web.address("/stays.ics"));
    await page.getByRole("button", { name: "Read calendar" }).click();
    await expect(page.getByText("1 Jul 2027 – 4 Jul 2027")).toBeVisible();
    await expectAccessible(page, "preview of an import on a phone");

    await page.getByRole("link", { name: "Import", exact: true }).click();
    await page.getByRole("button", { name: "Add calendar" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Name" }).fill("Channel, room 12");
    await dialog.getByRole("textbox", { name: "Calendar address" }).fill(web.address("/sign-in"));
    await dialog.getByRole("textbox", { name: /^Room/ }).fill("12");
    await dialog.getByRole("button", { name: "Add calendar" }).click();
    await expect(page.getByText("Calendar added. We read it now.")).toBeVisible();
    await expect(page.getByText("This is not a calendar.")).toBeVisible();
    await expectAccessible(page, "a calendar that could not be read");
    await page.getByRole("button", { name: "Remove Channel, room 12" }).click();
    await page.getByRole("button", { name: "Remove calendar" }).click();
    await expect(page.getByText("Calendar removed.")).toBeVisible();
    await expect(row(page, "Channel, room 12")).toHaveCount(0);
  });

  await test.step("staff import files, and see calendars without changing them; offline, an import can be tried again", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    web.show("/staff.ics", calendar(stay.replace("w-701", "w-801")));
    const feed = await ask(saveCalendarFeed, { name: "Channel", url: web.address("/staff.ics"), room: "" });
    await openAsAnother(page, "/reservations/import", bellhop, staff);
    // The reading itself may be listed among the imports by then.
    const readFeed = page.getByRole("listitem").filter({ hasText: /^Channel/ });
    await expect(readFeed).toContainText(/Last read/);
    await expect(page.getByRole("button", { name: "Add calendar" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Remove Channel" })).toHaveCount(0);
    const others = rows.map((one) => one.replace("W-5", "W-9"));
    const file = { name: "staff.csv", mimeType: "text/csv", buffer: inLatin1(others) };
    await page.getByRole("button", { name: "File", exact: true }).setInputFiles(file);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Read file" }).click();
    await expect(page.getByText("You're offline.").first()).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Read file" }).click();
    await expect(page.getByRole("button", { name: "Import 3 reservations" })).toBeVisible();
    await ask(removeCalendarFeed, { feed_id: feed.feed_id });
  });
});
