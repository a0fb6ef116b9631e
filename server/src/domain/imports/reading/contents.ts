import { type Block, wordsOfBlock } from "./document.ts";

const title =
  /^(?:(?:table of )?contents|inhalt(?:sverzeichnis|sangabe)?|sommaire|table des matières|contenidos?|índice|indice|conteúdo|inhoud(?:sopgave)?)\s*:?$/iu;
const endsWithPage = /\D(\d{1,3})$/u;
const minLines = 3;

/** Finds tables of contents: a title, and the lines below it that end with page numbers. */
export function contentsIn(blocks: readonly Block[]): Set<Block> {
  const found = new Set<Block>();
  for (const [at, block] of blocks.entries()) {
    const [first = "", ...below] = wordsOfBlock(block).split("\n");
    if (!title.test(first)) continue;
    let end = at + 1;
    let lines = below;
    for (
      let next = blocks[end];
      next && areContents([...lines, ...wordsOfBlock(next).split("\n")]);
      next = blocks[end]
    ) {
      lines = [...lines, ...wordsOfBlock(next).split("\n")];
      end += 1;
    }
    if (lines.length >= minLines && areContents(lines))
      for (const one of blocks.slice(at, end)) found.add(one);
  }
  return found;
}

/** True for lines that end with page numbers, in ascending order. */
function areContents(lines: readonly string[]): boolean {
  const pages = lines.filter(Boolean).map((line) => Number(endsWithPage.exec(line)?.[1]));
  return pages.every((page, at) => page >= (pages[at - 1] ?? 0));
}
