import { expect, test } from "vitest";
import { en } from "./en.ts";
import { guestLanguages, textsIn } from "./index.ts";

/** Every text by its path, as in `questions.wifi`. */
function textsByPath(texts: object, above = ""): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(texts).map(([key, text]: [string, string | object]) =>
      typeof text === "string" ? { [above + key]: text } : textsByPath(text, `${above}${key}.`),
    ),
  );
}

const placeholder = /\{\w+\}/g;
const placeholdersOf = (text: string) => (text.match(placeholder) ?? []).toSorted();
const english = textsByPath(en);
const others = guestLanguages.filter((language) => language !== "en");

/** Words that other languages share with English. */
const shared = new Set([
  "Wi-Fi",
  "Check-in",
  "Check-out",
  "Password",
  "Reception",
  "Conversation",
  "Assistant",
  "Team",
  "Photo",
  "Video",
  "File",
  "Code",
]);

test.each(others)("%s: has its own texts, with the keys of the English ones", (language) => {
  expect(textsIn(language)).not.toBe(en);
  expect(Object.keys(textsByPath(textsIn(language)))).toEqual(Object.keys(english));
});

test.each(others)("%s: has the placeholders of the English texts", (language) => {
  for (const [path, text] of Object.entries(textsByPath(textsIn(language)))) {
    expect(text.trim(), path).toBe(text);
    expect(text, path).not.toBe("");
    expect(placeholdersOf(text), path).toEqual(placeholdersOf(english[path] ?? ""));
    expect(text.replaceAll(placeholder, ""), path).not.toMatch(/[{}]/);
  }
});

test.each(others)("%s: has no text left in English", (language) => {
  const left = Object.entries(textsByPath(textsIn(language))).filter(
    ([path, text]) =>
      text === english[path] && !shared.has(text) && /\p{Letter}/u.test(text.replaceAll(placeholder, "")),
  );
  expect(left).toEqual([]);
});
