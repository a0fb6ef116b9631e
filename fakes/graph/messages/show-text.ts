/**
 * The text as a guest reads it on a phone. WhatsApp hides the marks around bold, italic, struck and code text, and the
 * sign of a quote; it shows a list's stars and dashes as dots. Nothing within code is a mark.
 */
export function showText(text: string): string {
  return text
    .split(/(```.+?```)/su)
    .map((part) =>
      /^```.+```$/su.test(part) ? part.slice(3, -3) : part.split("\n").map(showLine).join("\n"),
    )
    .join("");
}

const showLine = (line: string): string => hideMarks(line.replace(/^> /u, "").replace(/^[*-] (?=\S)/u, "• "));

const pair = /(?<![\p{L}\p{N}])([*_~`])(?=\S)([^\n]*?\S)\1(?![\p{L}\p{N}])/u;

function hideMarks(text: string): string {
  const found = pair.exec(text);
  if (!found) return text;
  const [whole, mark, inside = ""] = found;
  const shown = mark === "`" ? inside : hideMarks(inside);
  return text.slice(0, found.index) + shown + hideMarks(text.slice(found.index + whole.length));
}
