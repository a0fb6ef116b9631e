import { findEmphasis } from "@bellhop/contract/whatsapp-markup";

/** Plain text, WhatsApp's emphasis, and links. */
export type Marked =
  | { kind: "text"; text: string }
  | { kind: "link"; text: string; href: string }
  | { kind: "bold" | "italic" | "struck" | "code"; parts: Marked[] };

const marks = { "*": "bold", _: "italic", "~": "struck" } as const;
type Mark = keyof typeof marks;

const link = /\b(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>"'.,;:!?)\]}*_~]/iu;

/**
 * How a text was written: on WhatsApp, where marks count; typed here, where marks around plain words count; or literal,
 * where none does.
 */
export type Writing = "whatsapp" | "typed" | "literal";

/** Parses a text into what the guest and staff see. Nothing becomes HTML. */
export const readMarkup = (text: string, writing: Writing): Marked[] =>
  writing === "whatsapp" ? readWhatsApp(text) : readOwn(text, writing);

function readOwn(text: string, writing: Writing): Marked[] {
  const parts: Marked[] = [];
  let at = 0;
  for (const { from, to, mark, inside } of writing === "typed" ? findEmphasis(text) : []) {
    parts.push(...readLinks(text.slice(at, from)), {
      kind: marks[mark],
      parts: [{ kind: "text", text: inside }],
    });
    at = to;
  }
  return [...parts, ...readLinks(text.slice(at))];
}

function readLinks(text: string): Marked[] {
  const found = link.exec(text);
  if (!found) return text === "" ? [] : [{ kind: "text", text }];
  return [
    ...readLinks(text.slice(0, found.index)),
    linkTo(found[0]),
    ...readLinks(text.slice(found.index + found[0].length)),
  ];
}

const linkTo = (text: string): Marked => ({
  kind: "link",
  text,
  href: text.startsWith("http") ? text : `https://${text}`,
});

/** Everything that is no markup of WhatsApp stays text. */
function readWhatsApp(text: string, depth = 0): Marked[] {
  const code = text.match(/```(.+?)```/su);
  if (code?.[1] !== undefined) {
    const at = code.index ?? 0;
    return [
      ...readWhatsApp(text.slice(0, at), depth),
      { kind: "code", parts: [{ kind: "text", text: code[1] }] },
      ...readWhatsApp(text.slice(at + code[0].length), depth),
    ];
  }
  const found = link.exec(text);
  if (found) {
    return [
      ...readWhatsApp(text.slice(0, found.index), depth),
      linkTo(found[0]),
      ...readWhatsApp(text.slice(found.index + found[0].length), depth),
    ];
  }
  return readEmphasis(text, depth);
}

/** A mark counts only at word boundaries, so that 2*3*4 and snake_case stay. */
const emphasis = /(?<![\p{L}\p{N}])([*_~])(?=\S)([^\n]*?\S)\1(?![\p{L}\p{N}])/u;
const deepest = 3;

function readEmphasis(text: string, depth: number): Marked[] {
  if (text === "") return [];
  const found = depth < deepest ? emphasis.exec(text) : null;
  if (!found) return [{ kind: "text", text }];
  const [whole, mark, inside] = found as unknown as [string, Mark, string];
  return [
    ...readEmphasis(text.slice(0, found.index), depth),
    { kind: marks[mark], parts: readWhatsApp(inside, depth + 1) },
    ...readEmphasis(text.slice(found.index + whole.length), depth),
  ];
}
