import { type Block, wordsOfBlock } from "./document.ts";

const title =
  /^(?:(?:table of )?contents|inhalt(?:sverzeichnis|sangabe)?|sommaire|table des matières|contenidos?|índice|indice|conteúdo|inhoud(?:sopgave)?)\s*:?$/iu;
const endsWithPage = /\D(\d{1,3})$/u;
const minLines = 3;
/** Between two lines. A higher number is that of a room or a telephone. */
const maxPagesBetween = 40;

/** Finds tables of contents: a title, and the lines below it that end with page numbers. */
export function contentsIn(blocks: readonly Block[]): Set<Block> {
  const found = new Set<Block>();
  for (const [at, block] of blocks.entries()) {
    const [first = "", ...below] = wordsOfBlock(block).split("\n");
    if (!title.test(first)) continue;
    let end = at + 1;
    let lines = below;
    for (let next = blocks[end]; next && mayGoOn(blocks.slice(at, end), next); next = blocks[end]) {
      const more = [...lines, ...wordsOfBlock(next).split("\n")];
      if (!areContents(more)) break;
      lines = more;
      end += 1;
    }
    if (lines.length >= minLines && areContents(lines))
      for (const one of blocks.slice(at, end)) found.add(one);
  }
  return found;
}

/** False for the text behind a table: a heading below plain lines, or one line below a block of several. */
function mayGoOn([title, ...above]: readonly Block[], next: Block): boolean {
  if (next.kind === "end") return true;
  const hasLines = (block: Block | undefined, count: number) =>
    block !== undefined && wordsOfBlock(block).split("\n").length >= count;
  if (hasLines(title, minLines + 1) || above.some((block) => hasLines(block, minLines)))
    return hasLines(next, 2);
  return next.kind !== "heading" || above.length === 0 || above.some(({ kind }) => kind === "heading");
}

/** True for lines that end with numbers of pages, none before the one above. */
function areContents(lines: readonly string[]): boolean {
  const pages = lines.filter(Boolean).map((line) => Number(endsWithPage.exec(line)?.[1]));
  return pages.every((page, at) => {
    const before = pages[at - 1] ?? 0;
    return page >= before && page <= before + maxPagesBetween;
  });
}
