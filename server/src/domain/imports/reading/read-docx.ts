import type { SaxesTagPlain } from "saxes";
import { BlockList } from "./block-list.ts";
import { black, shows, white } from "./css-values.ts";
import { type ReadDocument, Unreadable } from "./document.ts";
import { type Palette, readPalette, themed } from "./docx-palette.ts";
import { docxParts } from "./docx-parts.ts";
import {
  type DocxStyles,
  hexOf,
  ink,
  isTooLow,
  type RunLook,
  readPlace,
  readRunProperty,
  readStyles,
} from "./docx-styles.ts";
import { readXml } from "./docx-xml.ts";
import { LeftOut, type Reason } from "./left-out.ts";

/** What stands in the text and is none of its words. */
const skipped: Record<string, Reason | undefined> = {
  "w:del": "deleted",
  "w:moveFrom": "deleted",
  "mc:Fallback": undefined,
  "w:sectPr": undefined,
  "w:instrText": "instructions",
  "w:pict": undefined,
  "w:object": undefined,
};
const halfPointsLeast = 8;

type Passage = { text: string; level: number | undefined; isItem: boolean; look: RunLook };
type Cell = { words: string[]; behind: RunLook };
type Table = { rows: string[][]; row: Cell[] | undefined; isRowHidden: boolean };

/** Reads what a DOCX shows; text that is hidden, in the colour of the paper, tiny or deleted is left out. */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocument> {
  const parts = await docxParts(bytes);
  if (!parts.content)
    throw new Unreadable("This file is no DOCX. PDF, DOCX, CSV, HTML and plain text can be read.");
  const leftOut = new LeftOut();
  leftOut.add("comments", parts.comments?.match(/<w:comment\b/g)?.length ?? 0);
  const list = new BlockList(leftOut);
  const palette = readPalette(parts.theme, parts.settings);
  readBody(parts.content, { palette, styles: readStyles(parts.styles, palette) }, list, leftOut);
  return { title: "", blocks: list.blocks, leftOut: leftOut.told() };
}

type Dress = { palette: Palette; styles: DocxStyles };

function readBody(xml: string, { palette, styles }: Dress, list: BlockList, leftOut: LeftOut) {
  const path: string[] = [];
  const passages: Passage[] = [];
  const tables: Table[] = [];
  let run: RunLook = {};
  let skipping = 0;
  let skippedIn = "";
  let isInRun = false;
  let isInText = false;
  let paper = white;
  let lastUnseen: Passage | undefined;
  const place = () => path.filter(Boolean).slice(-2).join(" › ").slice(0, 120);

  const whyUnseen = (passage: Passage): Reason | undefined => {
    const look = { ...styles.everywhere, ...passage.look, ...run };
    if (look.isHidden || tables.some(({ isRowHidden }) => isRowHidden)) return "hidden";
    if (look.isOutside) return "outside";
    if (look.isCrushed || (look.halfPoints ?? 22) < halfPointsLeast) return "tiny";
    const cell = tables.at(-1)?.row?.at(-1)?.behind.behind;
    return shows(look.colour ?? black, look.behind ?? cell ?? paper) ? undefined : "sameColour";
  };
  const write = (words: string) => {
    const passage = passages.at(-1);
    if (!passage || skipping > 0 || !isInRun) return;
    const why = words.trim() === "" ? undefined : whyUnseen(passage);
    if (!why) passage.text += words;
    else if (lastUnseen !== passage) {
      leftOut.add(why);
      lastUnseen = passage;
    }
  };
  const endPassage = () => {
    const passage = passages.pop();
    if (!passage) return;
    const cell = tables.at(-1)?.row?.at(-1);
    if (cell) cell.words.push(passage.text.trim());
    else if (passage.level) {
      path.length = Math.min(path.length, passage.level - 1);
      list.add({ kind: "heading", level: passage.level, text: passage.text, place: place() });
      path[passage.level - 1] = passage.text.replace(/\s+/g, " ").trim();
    } else list.add({ kind: passage.isItem ? "item" : "paragraph", text: passage.text, place: place() });
  };
  const endTable = () => {
    const table = tables.pop();
    if (!table) return;
    const around = tables.at(-1)?.row?.at(-1);
    if (around) return void around.words.push(...table.rows.map((cells) => cells.join(" ")));
    for (const cells of table.rows) list.add({ kind: "row", cells, header: null, place: place() });
  };
  const ofPassage = (tag: SaxesTagPlain, passage: Passage) => {
    const value = tag.attributes["w:val"];
    if (tag.name === "w:pStyle" && value) {
      passage.look = { ...styles.looks.get(value) };
      passage.level = styles.levels.get(value);
      passage.isItem ||= /list/i.test(value);
    }
    if (tag.name === "w:numPr") passage.isItem = true;
    if (tag.name === "w:outlineLvl" && Number(value) < 9) passage.level = Number(value) + 1;
    if (tag.name === "w:shd") readRunProperty(tag, passage.look, palette, []);
    readPlace(tag, passage.look);
  };

  readXml(xml, {
    open(tag, around) {
      const { name, attributes } = tag;
      if (skipping > 0 || name in skipped) {
        if (skipping === 0 && skipped[name]) leftOut.add(skipped[name]);
        if (skipping === 0) skippedIn = name;
        skipping += 1;
        // What stands in a fallback has been read before it.
        if (name === "w:txbxContent" && skippedIn !== "mc:Fallback") leftOut.add("textBoxes");
        return;
      }
      const passage = passages.at(-1);
      if (name === "w:background") paper = themed(tag, palette, ink) ?? hexOf(attributes["w:color"]) ?? white;
      if (name === "w:p") passages.push({ text: "", level: undefined, isItem: false, look: {} });
      else if (name === "w:tbl") tables.push({ rows: [], row: undefined, isRowHidden: false });
      else if (name === "w:tr") {
        const table = tables.at(-1);
        if (table) Object.assign(table, { row: [], isRowHidden: false });
      } else if (name === "w:trHeight" && isTooLow(attributes["w:val"], attributes["w:hRule"])) {
        const table = tables.at(-1);
        if (table) table.isRowHidden = true;
      } else if (name === "w:hidden") {
        const table = tables.at(-1);
        if (table?.row?.length === 0 && !/^(?:0|false|off)$/.test(attributes["w:val"] ?? "1"))
          table.isRowHidden = true;
      } else if (name === "w:tc") tables.at(-1)?.row?.push({ words: [], behind: {} });
      else if (name === "w:r") {
        isInRun = true;
        run = {};
      } else if (name === "w:t") isInText = true;
      else if (name === "w:tab") write(isInRun ? "\t" : "");
      else if (name === "w:br" || name === "w:cr") write("\n");
      else if (name === "w:noBreakHyphen") write("-");
      else if (name === "w:rStyle" && isInRun)
        run = { ...styles.looks.get(attributes["w:val"] ?? ""), ...run };
      else if (isInRun) readRunProperty(tag, run, palette, around);
      else if (passage) ofPassage(tag, passage);
      else {
        const cell = tables.at(-1)?.row?.at(-1);
        if (cell && name === "w:shd") readRunProperty(tag, cell.behind, palette, []);
      }
    },
    close(name) {
      if (skipping > 0) {
        skipping -= 1;
        return;
      }
      if (name === "w:p") endPassage();
      else if (name === "w:tbl") endTable();
      else if (name === "w:tr") {
        const table = tables.at(-1);
        if (table?.row) table.rows.push(table.row.map(({ words }) => words.filter(Boolean).join("\n")));
        if (table) Object.assign(table, { row: undefined, isRowHidden: false });
      } else if (name === "w:r") isInRun = false;
      else if (name === "w:t") isInText = false;
    },
    text(words) {
      if (isInText) write(words);
    },
  });
}
