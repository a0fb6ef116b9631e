/** What readers see as one character. */
export const graphemesOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text), ({ segment }) => segment);

/** Format characters guide the layout and have no picture. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/u;

export const visibleOf = (grapheme: string): string[] => [...grapheme].filter((one) => !unseen.test(one));
