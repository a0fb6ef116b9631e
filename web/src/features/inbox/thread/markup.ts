/** Plain text, WhatsApp's emphasis, and links. */
export type Marked =
  | { kind: "text"; text: string }
  | { kind: "link"; text: string; href: string }
  | { kind: "bold" | "italic" | "struck" | "code"; parts: Marked[] };

const marks = { "*": "bold", _: "italic", "~": "struck" } as const;
type Mark = keyof typeof marks;

const link = /\b(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>"'.,;:!?)\]}*_~]/iu;

/** Parses WhatsApp's markup into a tree. Everything else stays text, and nothing becomes HTML. */
export function readMarkup(text: string, depth = 0): Marked[] {
  const code = text.match(/```([^`]+)```/u);
  if (code?.[1] !== undefined) {
    const at = code.index ?? 0;
    return [
      ...readMarkup(text.slice(0, at), depth),
      { kind: "code", parts: [{ kind: "text", text: code[1] }] },
      ...readMarkup(text.slice(at + code[0].length), depth),
    ];
  }
  const found = link.exec(text);
  if (found) {
    const href = found[0].startsWith("http") ? found[0] : `https://${found[0]}`;
    return [
      ...readMarkup(text.slice(0, found.index), depth),
      { kind: "link", text: found[0], href },
      ...readMarkup(text.slice(found.index + found[0].length), depth),
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
    { kind: marks[mark], parts: readMarkup(inside, depth + 1) },
    ...readEmphasis(text.slice(found.index + whole.length), depth),
  ];
}
