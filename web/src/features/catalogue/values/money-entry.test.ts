import { minorDigits } from "@bellhop/contract/currencies";
import { expect, test } from "vitest";
import { formatAmount, formatMoney, inCurrency, readMoney } from "./money-entry.ts";

test.each([
  ["18", "EUR", "en", 1800],
  ["18.5", "EUR", "en", 1850],
  ["18,50", "EUR", "en", 1850],
  ["18,50", "EUR", "de", 1850],
  ["€ 18.00", "EUR", "en", 1800],
  ["18 EUR", "EUR", "en", 1800],
  ["CHF 18.", "CHF", "de", 1800],
  ["18.555", "JPY", "en", 18555],
  ["1.234", "EUR", "de", 123400],
  ["1,234", "EUR", "de", 123400],
  ["1.234,56", "EUR", "en", 123456],
  ["1,234.56", "EUR", "de", 123456],
  ["1 234,56", "EUR", "fr", 123456],
  ["1'234.50", "CHF", "de", 123450],
  ["1.234.567", "EUR", "de", 123456700],
  [".5", "EUR", "en", 50],
  ["0", "EUR", "en", 0],
  ["1800", "JPY", "ja", 1800],
  ["1,800", "JPY", "ja", 1800],
  ["1800.00", "JPY", "ja", 1800],
  ["1.250", "KWD", "en", 1250],
  ["1,250", "KWD", "en", 1250000],
  ["1,250", "KWD", "de", 1250],
  ["1.5", "KWD", "en", 1500],
  ["١٨٫٥", "AED", "ar", 1850],
])("%s in %s, written in %s, is %i", (typed, currency, language, amount) => {
  expect(readMoney(typed, currency, language)).toEqual({ amount });
});

test.each([
  ["", "EUR", "not_a_number"],
  ["free", "EUR", "not_a_number"],
  ["12a", "EUR", "not_a_number"],
  ["-5", "EUR", "below_zero"],
  ["18.5", "JPY", "too_precise"],
  ["18.5555", "EUR", "too_precise"],
  ["99999999999", "EUR", "too_much"],
] as const)("%s in %s is refused: %s", (typed, currency, problem) => {
  expect(readMoney(typed, currency, "en")).toEqual({ problem });
});

test("each currency has as many digits behind the point as it is written with", () => {
  expect(["EUR", "JPY", "KWD", "ISK", "CLP"].map(minorDigits)).toEqual([2, 0, 3, 0, 0]);
});

test.each([
  ["RSD", "1500.50", 150050, "RSD 1,500.50"],
  ["HUF", "1500", 1500, "HUF 1,500"],
  ["IDR", "150000", 150000, "IDR 150,000"],
  ["KWD", "1.500", 1500, "KWD 1.500"],
  ["JPY", "1500", 1500, "¥1,500"],
  ["ISK", "1500", 1500, "ISK 1,500"],
  ["MGA", "1500", 1500, "MGA 1,500"],
])(
  "a price in %s is kept and written with the same digits, whatever the browser's own table says",
  (currency, typed, amount, written) => {
    expect(readMoney(typed, currency, "en")).toEqual({ amount });
    expect(formatMoney({ amount, currency }, "en").replaceAll("\u00a0", " ")).toBe(written);
  },
);

test("a price reads as its language writes it, and stands in its field without the currency", () => {
  expect(formatMoney({ amount: 1800, currency: "EUR" }, "en-GB")).toBe("€18");
  expect(formatMoney({ amount: 1850, currency: "EUR" }, "de")).toBe("18,50\u00a0€");
  expect(formatAmount({ amount: 1800, currency: "EUR" }, "en")).toBe("18.00");
  expect(formatAmount({ amount: 123456, currency: "EUR" }, "de")).toBe("1234,56");
  expect(formatAmount({ amount: 1800, currency: "JPY" }, "en")).toBe("1800");
  expect(formatAmount({ amount: 1250, currency: "KWD" }, "en")).toBe("1.250");
});

test("what stands in a field is read back as the same price, in every language and currency", () => {
  for (const language of ["en", "de", "fr", "ar", "tr", "ja", "de-CH"])
    for (const currency of ["EUR", "JPY", "KWD", "CHF", "HUF"])
      for (const amount of [0, 1, 999, 1800, 123456, 1_000_000, 987654321]) {
        const typed = formatAmount({ amount, currency }, language);
        expect(readMoney(typed, currency, language), `${typed} ${currency} ${language}`).toEqual({ amount });
      }
});

test("in another currency the figure stays", () => {
  expect(inCurrency({ amount: 1800, currency: "EUR" }, "JPY")).toEqual({ amount: 18, currency: "JPY" });
  expect(inCurrency({ amount: 1850, currency: "EUR" }, "KWD")).toEqual({ amount: 18500, currency: "KWD" });
});
