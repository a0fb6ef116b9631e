import { minorDigits } from "@bellhop/contract/currencies";

export type Value =
  /** `halfDay`: morning or evening is unknown ("until 11"). */
  | { is: "time"; minutes: number; halfDay: boolean }
  | { is: "money"; amount: number; currency: string }
  | { is: "free" }
  | { is: "paid" }
  | { is: "yes" }
  | { is: "no" }
  | { is: "on_request" }
  | { is: "number"; number: number; also: number | null; of: "age" | "count" | "cm" | "hours" | "percent" };

const unitOf = { age: "", count: "", cm: " cm", hours: " h", percent: " %" } as const;

export function shown(value: Value): string {
  switch (value.is) {
    case "time":
      return `${String(Math.floor(value.minutes / 60)).padStart(2, "0")}:${String(value.minutes % 60).padStart(2, "0")}`;
    case "money": {
      const digits = minorDigits(value.currency);
      return `${(value.amount / 10 ** digits).toFixed(digits)} ${value.currency}`;
    }
    case "number":
      return `${value.number}${unitOf[value.of]}`;
    default:
      return value.is;
  }
}

export function differ(a: Value, b: Value): boolean {
  if (a.is === "time" && b.is === "time") {
    const cycle = a.halfDay || b.halfDay ? 720 : 1440;
    return a.minutes % cycle !== b.minutes % cycle;
  }
  if (a.is === "money" && b.is === "money") return a.currency === b.currency && a.amount !== b.amount;
  if (a.is === "number" && b.is === "number")
    return a.of === b.of && a.number !== b.number && a.also !== b.number && b.also !== a.number;
  const both = [costOf(a), costOf(b)];
  if (both[0] !== undefined && both[1] !== undefined) return both[0] !== both[1];
  if (a.is === "no") return b.is === "yes" || b.is === "on_request";
  if (b.is === "no") return a.is === "yes" || a.is === "on_request";
  return false;
}

function costOf(value: Value): "free" | "paid" | undefined {
  if (value.is === "free") return "free";
  if (value.is === "paid") return "paid";
  if (value.is === "money") return value.amount === 0 ? "free" : "paid";
  return undefined;
}

export const isYesOrNo = (value: Value): value is Extract<Value, { is: "yes" | "no" | "on_request" }> =>
  value.is === "yes" || value.is === "no" || value.is === "on_request";
