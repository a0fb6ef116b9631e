import { type Fields, same } from "./entry-fields.ts";

type Merged = {
  fields: Fields;
  /** Fields changed differently by both; `fields` has mine. */
  both: string[];
};

/** Three-way merge by field. */
export function merge(base: Fields, mine: Fields, theirs: Fields): Merged {
  const names = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)]);
  const fields: Record<string, unknown> = {};
  const both: string[] = [];
  for (const name of names) {
    const isTheirs = same(mine[name], base[name]) && !same(mine[name], theirs[name]);
    const value = isTheirs ? theirs[name] : mine[name];
    if (value !== undefined) fields[name] = value;
    if (!isTheirs && !same(theirs[name], base[name]) && !same(mine[name], theirs[name])) both.push(name);
  }
  return { fields, both };
}
