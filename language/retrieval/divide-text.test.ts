import { expect, test } from "vitest";
import { divideText } from "./index.ts";

test.each<[string, string, string[]]>([
  [
    "en",
    "Breakfast is from 7:00 to 10:30. Children under 6 eat free.",
    ["Breakfast is from 7:00 to 10:30.", "Children under 6 eat free."],
  ],
  [
    "en",
    "Dogs are welcome. But not in the restaurant. We have bowls.",
    ["Dogs are welcome. But not in the restaurant.", "We have bowls."],
  ],
  ["en", "Free. Tell us a day before. We bring it.", ["Free. Tell us a day before.", "We bring it."]],
  ["en", "No problem!", ["No problem!"]],
  ["en", "Ask for No. 5. It opens at 9 a.m. to guests.", ["Ask for No. 5. It opens at 9 a.m. to guests."]],
  [
    "en",
    "The garage is below.\nOn the way in:\n- take a ticket\n- close the gate",
    ["The garage is below.", "On the way in:\n- take a ticket\n- close the gate"],
  ],
  [
    "de",
    "Frühstück gibt es ab 7 Uhr. Das Hallenbad ist warm.",
    ["Frühstück gibt es ab 7 Uhr.", "Das Hallenbad ist warm."],
  ],
  [
    "de",
    "Der Skibus fährt ab 5. Dezember täglich. Am 24. und 31. Dezember fährt er nicht. Die Stube ist im 3. Stock.",
    [
      "Der Skibus fährt ab 5. Dezember täglich.",
      "Am 24. und 31. Dezember fährt er nicht.",
      "Die Stube ist im 3. Stock.",
    ],
  ],
  [
    "de",
    "Dr. Mair kommt bei Bedarf. Die Ordination ist in der Hauptstr. 5 im Ort.",
    ["Dr. Mair kommt bei Bedarf.", "Die Ordination ist in der Hauptstr. 5 im Ort."],
  ],
  ["es", "Llame al Dr. García. Vive al lado.", ["Llame al Dr. García.", "Vive al lado."]],
  ["ja", "朝食は7時からです。犬は入れません。", ["朝食は7時からです。", "犬は入れません。"]],
  ["en", "", []],
])("%s: a text is divided into parts that stand alone: %j", (language, text, parts) => {
  expect(divideText(text, language)).toEqual(parts);
});

test("no word of a text is lost, and none is added", () => {
  const text =
    "We open at 8.\nBring:\n- a towel\n- shoes\n\nIt is warm! Is it far? No. 3 minutes (by foot). Ende…";
  const words = (one: string) => one.split(/\s+/u).filter(Boolean);
  expect(words(divideText(text, "en").join(" "))).toEqual(words(text));
});
