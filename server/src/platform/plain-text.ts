const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]/gu;
/** Backspaces and the escape sequences of terminals need these. */
const controls = /[\p{Cc}\ufff9-\ufffb]/gu;
/** Unicode's blocks of scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const isolate = { start: "\u2068", end: "\u2069" };

/** The lines of someone else's text, each safe to print beside our own in plain text. */
export function splitLines(text: string): string[] {
  return text.split(lineBreak).map(asLine);
}

/** The same for a name or a title: one line. */
export function joinLines(text: string): string {
  return asLine(text.split(lineBreak).join(" ")).trim();
}

/** Without control characters, and unable to change the order of the words around it. */
function asLine(line: string): string {
  const shown = line.replaceAll("\t", " ").replace(bidiControls, "").replace(controls, "");
  return rightToLeft.test(shown) ? `${isolate.start}${shown}${isolate.end}` : shown;
}
