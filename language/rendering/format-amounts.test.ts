import { expect, test } from "vitest";
import { formatMoney } from "./format-amounts.ts";

test.each([
  ["RSD", 150050, "RSD 1,500.50"],
  ["HUF", 1500, "HUF 1,500"],
  ["IDR", 150000, "IDR 150,000"],
  ["KWD", 1500, "KWD 1.500"],
  ["JPY", 1500, "¥1,500"],
  ["ISK", 1500, "ISK 1,500"],
  ["MGA", 1500, "MGA 1,500"],
])("a price in %s reads the same for guests and in its form", (currency, amount, said) => {
  expect(formatMoney({ amount, currency }, "en").money.replaceAll("\u00a0", " ")).toBe(said);
});
