import { asStored } from "../../ui/stored-text.ts";

/** A record's fields by path, such as `general.name`. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether the server treats two values as equal. */
export function same(a: unknown, b: unknown): boolean {
  const [one, other] = [plain(a), plain(b)];
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) =>
    same((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
  );
}

function plain(value: unknown): unknown {
  const kept = typeof value === "string" ? asStored(value) : value;
  return kept === "" || kept === null ? undefined : kept;
}

export function differing(a: Fields, b: Fields): string[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter((name) => !same(a[name], b[name]));
}

/** Copies the named fields from another record. */
export function withFieldsOf(fields: Fields, other: Fields, names: Iterable<string>): Fields {
  const next: Record<string, unknown> = { ...fields };
  for (const name of names) {
    if (other[name] === undefined) delete next[name];
    else next[name] = other[name];
  }
  return next;
}

export const pickFields = (fields: Fields, names: Iterable<string>): Fields =>
  withFieldsOf({}, fields, names);

type Merged = {
  fields: Fields;
  /** Fields changed differently on both sides; `fields` has mine. */
  conflicts: string[];
};

/** Three-way merge by field. */
export function merge(base: Fields, mine: Fields, theirs: Fields): Merged {
  const names = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)]);
  const fields: Record<string, unknown> = {};
  const conflicts: string[] = [];
  for (const name of names) {
    const isTheirs = same(mine[name], base[name]) && !same(mine[name], theirs[name]);
    const value = isTheirs ? theirs[name] : mine[name];
    if (value !== undefined) fields[name] = value;
    if (!isTheirs && !same(theirs[name], base[name]) && !same(mine[name], theirs[name])) conflicts.push(name);
  }
  return { fields, conflicts };
}
