/** Undefined if the text is not base64. Ignores white space. Takes linear time. */
export function decodeBase64(text: string): Buffer | undefined {
  // One pattern for the whole text would backtrack at each white space.
  if (/[^A-Za-z0-9+/=\s]/.test(text)) return undefined;
  const padding = text.indexOf("=");
  if (
    padding !== -1 &&
    text
      .slice(padding)
      .replaceAll(/\s+/g, "")
      .replace(/^={1,2}/, "") !== ""
  )
    return undefined;
  return Buffer.from(text, "base64");
}
