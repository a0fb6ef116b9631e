/** Undefined if the text is no base64. White space counts as none. Takes time in proportion to the text's length. */
export function decodeBase64(text: string): Buffer | undefined {
  // A pattern for the whole text would try each place where white space could end.
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
