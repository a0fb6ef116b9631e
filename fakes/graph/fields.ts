/** Reads fields of what a test asked for; throws a sentence that names the one that is not right. */
export const field = {
  object(value: unknown, name: string): Record<string, unknown> {
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
    throw new Error(`${name} has to be an object`);
  },
  text(value: unknown, name: string): string {
    if (typeof value === "string" && value !== "") return value;
    throw new Error(`${name} has to be a text`);
  },
  number(value: unknown, name: string): number {
    if (typeof value === "number" && Number.isFinite(value)) return value;
    throw new Error(`${name} has to be a number`);
  },
};
