/** Letters from which no accent can be removed, and how people type them who lack the key. */
const plain: Record<string, string> = {
  ß: "ss",
  ı: "i",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ħ: "h",
  ĸ: "k",
  ŋ: "n",
  ŧ: "t",
  ə: "e",
};
const others = new RegExp(`[${Object.keys(plain).join("")}]`, "gu");

/** Small letters without accents: "Łukasz", "LUKASZ" and "lukasz" are the same, and so are "Größe" and "grosse". */
export const foldedLetters = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(others, (letter) => plain[letter] ?? letter);
