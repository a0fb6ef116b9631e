/** Isolates the direction of a name or a quote inside plain text. Its own controls could end the isolation. */
export const isolated = (text: string): string =>
  `\u2068${text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "")}\u2069`;
