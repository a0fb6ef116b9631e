/** Undefined if the text is not base64. Ignores white space. Takes linear time. */
export function decodeBase64(text: string): Buffer | undefined {
  // `\s+` keeps a backtracking step for each space, and millions of them overflow the stack.
  if (/[^A-Za-z0-9+/=\s]/.test(text)) return undefined;
  const padding = text.indexOf("=");
  if (padding !== -1) {
    const end = text.slice(padding);
    const second = end.indexOf("=", 1);
    if (/[^=\s]/.test(end) || (second !== -1 && end.includes("=", second + 1))) return undefined;
  }
  return Buffer.from(text, "base64");
}
