import { expect, test } from "vitest";
import { phrasesIn } from "./phrases.ts";

test.each([
  ["web/src/a.ts", "const a = 1;\n// Somebody else has it.", ['web/src/a.ts:2: "Somebody": write "someone"']],
  ["server/src/a.ts", "/**\n * Read anew.\n */", ['server/src/a.ts:2: "anew": write "again"']],
  ["contract/a.ts", 'says: "Nobody may."', ['contract/a.ts:1: "Nobody": write "no one"']],
  [
    "server/src/a.words.ts",
    'title: "Whoever runs it"',
    ['server/src/a.words.ts:1: "Whoever": write "anyone who"'],
  ],
  ["docs/a.md", "It goes out by itself.", ['docs/a.md:1: "by itself": write "automatically"']],
  [
    "web/src/locales/en.po",
    'msgid "Put away"\nmsgstr ""',
    ['web/src/locales/en.po:1: "Put away": write "reviewed, closed"'],
  ],
  ["guest/src/a.ts", "/** Of a form, the answers. */", ['guest/src/a.ts:1: "Of": write "subject and verb"']],
  ["web/src/a.tsx", "{/* Beside it. */}", ['web/src/a.tsx:1: "Beside": write "subject and verb"']],
  [
    "server/src/a.ts",
    "/**\n * Those of guests.\n */",
    ['server/src/a.ts:2: "Those": write "subject and verb"'],
  ],
  ["server/src/a.ts", "let a = 1; // Of one.", ['server/src/a.ts:1: "Of": write "subject and verb"']],
])("a phrase is found in %s: %s", (file, content, found) => {
  expect(phrasesIn(file, content)).toEqual(found);
});

test("code, addresses and what guests write are left alone", () => {
  const code = 'const nobody = find("somebody"); // Fine. Of course.\nfetch("https://nobody.example");';
  expect(phrasesIn("web/src/a.ts", code)).toEqual([]);
  expect(phrasesIn("language/intents/points.words.ts", 'const en = ["is somebody there"];')).toEqual([]);
  expect(phrasesIn("web/src/locales/de.po", 'msgid "Nobody"')).toEqual([]);
});
