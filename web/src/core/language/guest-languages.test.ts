import { expect, test } from "vitest";
import { languagesToChoose, withLanguage } from "./guest-languages.ts";

test("a venue keeps its languages in one order, and its own is one of them for as long as it has any", () => {
  expect(withLanguage(["fr", "sv"], "fr", "de", true)).toEqual({ languages: ["fr", "de", "sv"] });
  expect(withLanguage(["fr", "sv"], "fr", "fr", false)).toEqual({
    languages: ["sv"],
    default_language: "sv",
  });
  expect(withLanguage(["sv"], "sv", "sv", false)).toEqual({ languages: [] });
  expect(languagesToChoose(["sv"]).slice(-2)).toEqual(["ja", "sv"]);
});
