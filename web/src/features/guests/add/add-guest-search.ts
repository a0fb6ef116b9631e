export type AddGuestSearch = { guest?: string };

/** `guest`: another stay of a known guest. */
export function readAddGuestSearch({ guest }: Record<string, unknown>): AddGuestSearch {
  return typeof guest === "string" && guest !== "" ? { guest } : {};
}
