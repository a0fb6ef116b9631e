import { type Block, wordsOf } from "./document.ts";

const title =
  /^(?:(?:table of )?contents|inhalt(?:sverzeichnis|sangabe)?|sommaire|table des matières|contenidos?|índice|indice|conteúdo|inhoud(?:sopgave)?)\s*:?$/iu;
const endsWithPage = /\D(\d{1,3})$/u;
const minLines = 3;

/** The tables of contents: a title, and the lines below it as long as each ends with the number of a page. */
export function contentsIn(blocks: readonly Block[]): Set<Block> {
  const found = new Set<Block>();
  for (const [at, block] of blocks.entries()) {
    const [first = "", ...below] = wordsOf(block).split("\n");
    if (!title.test(first)) continue;
    let end = at + 1;
    let lines = below;
    for (let next = blocks[end]; next && goOn([...lines, ...wordsOf(next).split("\n")]); next = blocks[end]) {
      lines = [...lines, ...wordsOf(next).split("\n")];
      end += 1;
    }
    if (lines.length >= minLines && goOn(lines)) for (const one of blocks.slice(at, end)) found.add(one);
  }
  return found;
}

/** True for lines that end with numbers of pages, none before the one above. */
function goOn(lines: readonly string[]): boolean {
  const pages = lines.filter(Boolean).map((line) => Number(endsWithPage.exec(line)?.[1]));
  return pages.every((page, at) => page >= (pages[at - 1] ?? 0));
}
