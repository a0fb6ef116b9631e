import { describe, expect, test } from "vitest";
import { foundFile, noFoundFiles } from "../../../testing/found-files.ts";
import { readSource } from "./index.ts";

const read = (name: string) => readSource({ bytes: foundFile(name), kind: "file", name, contentType: "" });

async function linesOf(name: string): Promise<string[]> {
  const { blocks } = await read(name);
  return blocks.flatMap((block) =>
    block.kind === "end" ? [] : block.kind === "row" ? [block.cells.join(" | ")] : block.text.split("\n"),
  );
}

describe.skipIf(noFoundFiles !== undefined)("files that were read wrongly are read", () => {
  test.each([
    [
      "files/pdf-leading-operator.pdf",
      [
        "Breakfast is served from 7:00 until 10:30 in the garden hall. On Sundays it lasts until noon. Late breakfast costs 12 euros per person.",
      ],
    ],
    ["files/pdf-japanese-not-embedded.pdf", ["朝食は7時から10時までです。駐車場は無料です。"]],
    [
      "files/html-source-line-breaks.html",
      [
        "House rules",
        "Air conditioning: Please keep the windows closed while the air conditioning is on. When you leave the room, switch off the air conditioning.",
        "Deposit",
        "Your booking is confirmed with the deposit of the agreed price no later than 14 days before arrival.",
      ],
    ],
    [
      "files/html-icons-and-vat-footer.html",
      [
        "Camera deluxe",
        "Una camera luminosa con vista sul canale, arredata con mobili antichi e vetri di Murano.",
      ],
    ],
    ["files/docx-main-part-document2.docx", ["Breakfast is served from 7:00 to 10:30."]],
    ["footnotes.docx", expect.arrayContaining(["Closed on Mondays and for guests under 16."])],
    [
      "accordion.html",
      expect.arrayContaining([
        "Check-in is from 15:00.",
        "Dogs are welcome for 12 euros per night.",
        "Yes, a lift serves all five floors.",
        "The garage is in Via Roma 5 and costs 20 euros per day.",
      ]),
    ],
  ])("%s", async (name, lines) => {
    expect(await linesOf(name)).toEqual(lines);
  });

  test("columns with a narrow gap are read one after the other", async () => {
    const text = (await linesOf("files/pdf-two-columns-narrow-gutter.pdf")).join("\n");
    expect(text).toContain("open from eight in the morning until nine in the evening.");
    expect(text.indexOf("next to the pool.")).toBeLessThan(text.indexOf("The restaurant opens at six"));
  });

  test("struck text is left out and counted", async () => {
    const { leftOut, omitted } = await read("strike.html");
    expect(leftOut).toEqual([{ code: "deleted", count: 3 }]);
    expect(omitted.map(({ reason }) => reason)).toEqual(["struck", "struck", "struck"]);
  });
});
