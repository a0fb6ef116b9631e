import type { Block, ReadDocument } from "../reading/document.ts";

/** A heading or a lead-in that negates what follows: "What we do not offer". */
const denies =
  /(?<!\p{L})(?:(?:do|does|is|are|will) not|don't|doesn't|isn't|aren't|not (?:allowed|offered|included|permitted|available)|forbidden|prohibited|banned|no longer|untrue|wrong|myths?|rumou?rs?|nicht|verboten|untersagt|keine[nmrs]?|interdit\p{L}*|(?:ne|n')\s?\p{L}+ pas|prohibid\p{L}*|no (?:ofrecemos|tenemos|permitimos|se permite|incluye|incluido)|vietat\p{L}*|non (?:offriamo|abbiamo|incluso|inclus\p{L}|ammess\p{L}*|si può)|proibid\p{L}*|não (?:oferecemos|temos|incluído|é permitido))(?!\p{L})/iu;
/** "Do not disturb", "don't miss" and "not only" negate nothing. */
const denialOfNothing =
  /(?<!\p{L})(?:do not disturb|don't (?:miss|forget|worry)|not only|nicht nur|nicht verpassen)(?!\p{L})/iu;

const isDenial = (text: string): boolean => denies.test(text) && !denialOfNothing.test(text);

/** Removes the passages that a heading or a lead-in negates, and counts them in `leftOut`. */
export function withoutDenied(document: ReadDocument): ReadDocument {
  let deniedBelow: number | null = null;
  let isDeniedList = false;
  const remaining: Block[] = [];
  for (const block of document.blocks) {
    if (block.kind === "heading") {
      if (deniedBelow === null || block.level <= deniedBelow)
        deniedBelow = isDenial(block.text) ? block.level : null;
      isDeniedList = false;
    } else if (block.kind === "end") {
      if (deniedBelow !== null && deniedBelow >= (block.level ?? 0)) deniedBelow = null;
    } else if (block.kind === "paragraph") isDeniedList = /:\s*$/u.test(block.text) && isDenial(block.text);
    const isLeadIn = block.kind === "paragraph" && isDeniedList;
    const isDenied =
      block.kind !== "heading" &&
      block.kind !== "end" &&
      (deniedBelow !== null || isLeadIn || (block.kind === "item" && isDeniedList));
    if (!isDenied) remaining.push(block);
  }
  const count = document.blocks.length - remaining.length;
  if (count === 0) return document;
  return {
    ...document,
    blocks: remaining,
    leftOut: [...document.leftOut, { code: "denied_passages", count }],
  };
}
