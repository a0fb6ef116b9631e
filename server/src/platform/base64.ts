/** Undefined if the text is not base64. Ignores white space. Takes linear time. */
export function decodeBase64(text: string): Buffer | undefined {
  // One pattern for the whole text would backtrack at each white space.
  if (/[^A-Za-z0-9+/=\s]/.test(text)) return undefined;
  const padding = text.indexOf("=");
  // One character at a time: `\s+` keeps a step for each, and millions of them overflow the stack.
  const end = padding === -1 ? "" : text.slice(padding).replaceAll(/\s/g, "");
  if (!/^={0,2}$/.test(end)) return undefined;
  return Buffer.from(text, "base64");
}
