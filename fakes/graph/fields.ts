/** Reads fields of a test's request; throws a message that names the invalid field. */
export const field = {
  object(value: unknown, name: string): Record<string, unknown> {
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
    throw new Error(`${name} must be an object`);
  },
  list(value: unknown, name: string): unknown[] {
    if (Array.isArray(value)) return value;
    throw new Error(`${name} must be a list`);
  },
  text(value: unknown, name: string): string {
    if (typeof value === "string" && value !== "") return value;
    throw new Error(`${name} must be a text`);
  },
  number(value: unknown, name: string): number {
    if (typeof value === "number" && Number.isFinite(value)) return value;
    throw new Error(`${name} must be a number`);
  },
  oneOf<One extends string>(value: unknown, name: string, known: readonly One[]): One {
    const found = known.find((one) => one === value);
    if (found !== undefined) return found;
    throw new Error(`${name} must be one of ${known.join(", ")}`);
  },
};
