/** `import`: the one that is shown. */
export type ImportSearch = { import?: string };

export function readImportSearch({ import: id }: Record<string, unknown>): ImportSearch {
  return typeof id === "string" && id !== "" ? { import: id } : {};
}
