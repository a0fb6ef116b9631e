import { dayAndNight } from "@bellhop/contract/hours";
import type { Section } from "@bellhop/contract/knowledge";
import { expect, test } from "vitest";
import { proposalsOf } from "./imports.ts";
import type { Proposed } from "./proposing/proposed.ts";

const proposed = (section: Section, entry: Proposed["entry"]): Proposed => ({
  section,
  entry,
  confidence: 1,
  fields: [],
  evidence: "label",
  place: "",
});

test("what the catalogue asks in another section is proposed there", async () => {
  const late = proposed("upsells", {
    key: "late_check_out",
    facts: { until: "14:00" },
    price: { amount: 3500, currency: "EUR" },
    unit: "stay",
    offer: null,
  });
  const desk = proposed("amenities", { key: "desk_24h", availability: "present" });
  expect(await proposalsOf([late, desk], [])).toMatchObject([
    { section: "policy", entry: { key: "late_check_out", facts: { until: "14:00" }, unit: "stay" } },
    { section: "profile", entry: { key: "reception", facts: { hours: dayAndNight } } },
  ]);
});

test("it is proposed once, also where the text tells it in two ways", async () => {
  const both = [
    proposed("profile", { key: "reception", facts: { hours: dayAndNight } }),
    proposed("policy", { key: "desk_24h", facts: { allowed: "yes" } }),
  ];
  expect(await proposalsOf(both, [])).toMatchObject([{ section: "profile", entry: { key: "reception" } }]);
});
