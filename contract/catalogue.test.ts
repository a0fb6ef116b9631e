import { expect, test } from "vitest";
import { catalogue, catalogueItem, topicOf } from "./catalogue.ts";

test("no section has a key twice, and each group is contiguous in its form", () => {
  const keys = catalogue.map(({ section, key }) => `${section}/${key}`);
  expect(new Set(keys).size).toBe(keys.length);
  const headings = catalogue
    .map(({ section, group }) => `${section}/${group}`)
    .filter((heading, at, all) => heading !== all[at - 1]);
  expect(new Set(headings).size).toBe(headings.length);
});

test("the meaning of ages, days and yes or no is defined wherever they can be set", () => {
  for (const { key, facts, age, days, asks } of catalogue) {
    expect([key, age !== undefined]).toEqual([key, facts.includes("age")]);
    expect([key, days !== undefined]).toEqual([key, facts.includes("days")]);
    expect([key, asks !== undefined]).toEqual([key, facts.includes("allowed")]);
  }
});

test("a key that is narrower than guests' word for it has that word, too", () => {
  expect(topicOf("indoor_pool")).toBe("pool");
  expect(topicOf("breakfast")).toBe("breakfast");
  expect(catalogueItem("amenities", "indoor_pool")?.ota).toBe("HAC 54");
  expect(catalogueItem("amenities", "bowling_alley")).toBeUndefined();
});
