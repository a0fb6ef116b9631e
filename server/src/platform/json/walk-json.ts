const sliceCharacters = 256 * 1024;
const quote = 0x22;
const backslash = 0x5c;
const marks = new Set(["[", "]", "{", "}", ",", ":"].map((mark) => mark.charCodeAt(0)));

export type Mark = "[" | "]" | "{" | "}" | "," | ":";

/**
 * Calls `visit` for each structural character of a JSON text outside strings, with the depth of the list or object around it, until `visit`
 * returns false. Parses nothing, so it takes no memory. A generator for `runInSlices`.
 */
export function* walkJson(
  text: string,
  visit: (mark: Mark, index: number, depth: number) => boolean,
): Generator<void, void> {
  let depth = 0;
  let isInString = false;
  let index = 0;
  while (index < text.length) {
    const sliceEnd = Math.min(text.length, index + sliceCharacters);
    for (; index < sliceEnd; index++) {
      const character = text.charCodeAt(index);
      if (isInString) {
        if (character === backslash) index++;
        else if (character === quote) isInString = false;
      } else if (character === quote) isInString = true;
      else if (marks.has(character)) {
        const mark = text.charAt(index) as Mark;
        if (mark === "]" || mark === "}") depth--;
        if (!visit(mark, index, depth)) return;
        if (mark === "[" || mark === "{") depth++;
      }
    }
    yield;
  }
}
