import { catalogue } from "@bellhop/contract/catalogue";
import { expect, test } from "vitest";
import { amenityLabels } from "./amenity-labels.ts";
import { factLabels, narrowerKeys } from "./fact-labels.ts";
import { policyLabels } from "./policy-labels.ts";
import { profileLabels } from "./profile-labels.ts";
import { upsellLabels } from "./upsell-labels.ts";

const words = {
  profile: profileLabels,
  policy: policyLabels,
  amenities: amenityLabels,
  upsells: upsellLabels,
};

test.each(Object.keys(words) as (keyof typeof words)[])(
  "every key and group of %s has its words, and no other",
  (section) => {
    const items = catalogue.filter((item) => item.section === section);
    expect(Object.keys(words[section].items).sort()).toEqual(items.map(({ key }) => key).sort());
    expect(Object.keys(words[section].groups).sort()).toEqual(
      [...new Set(items.map(({ group }) => group))].sort(),
    );
    for (const { name, help } of Object.values(words[section].items))
      expect([name.message, help.message].every((text) => (text ?? "").length > 2)).toBe(true);
  },
);

test("every fact that can be set has a label", () => {
  for (const item of catalogue)
    for (const fact of item.facts)
      expect(factLabels(item, fact).label.message, `${item.key} ${fact}`).toBeTruthy();
});

test("what is called otherwise is something of the catalogue", () => {
  const all = new Set(catalogue.map(({ section, key }) => `${section}/${key}`));
  expect(narrowerKeys.filter((key) => !all.has(key))).toEqual([]);
});
