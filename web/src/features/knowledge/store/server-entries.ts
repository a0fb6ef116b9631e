import type { Entry } from "@bellhop/contract/knowledge";
import { type Fields, fieldsOf } from "./entry-fields.ts";

/** An entry as it was at the version at which it was seen. */
export type ServerEntry = { entry: Entry; fields: Fields; seen: number };

/** What the server has of a section, as far as this page has read it, and the version at which that holds. */
export function makeServerEntries() {
  const entries = new Map<string, ServerEntry>();
  let version: number | undefined;
  /** All that has changed since this version is known: what was seen then or later holds at `version`. */
  let knownSince = 0;
  const own = new Set<number>();
  return {
    version: () => version,
    /** Whether nothing has happened since a version that is not known. */
    isKnownSince: (at: number) => at >= knownSince,
    get: (id: string) => entries.get(id),
    has: (id: string) => entries.has(id),
    /** The version up to which it is known that something seen at one is as it was. */
    seenOf: ({ seen }: { seen: number }) => (seen >= knownSince ? Math.max(seen, version ?? 0) : seen),
    put: (id: string, entry: Entry, seen: number) =>
      void entries.set(id, { entry, fields: fieldsOf(entry), seen }),
    drop: (id: string) => void entries.delete(id),
    /** Whether a version was made by this page: there is nothing to hear of it. */
    isOwn: (made: number) => own.has(made),
    addOwn: (made: number) => void own.add(made),
    /** Goes on to the version after this one, once all that it changed is known. Answers whether it is that one. */
    goOnTo(next: number): boolean {
      const isNext = version !== undefined && next === version + 1;
      if (isNext) version = next;
      return isNext;
    },
    /** Goes to a version without knowing what has changed since: what was seen earlier may no longer hold. */
    startAt(at: number) {
      version = at;
      knownSince = at;
    },
  };
}

export type ServerEntries = ReturnType<typeof makeServerEntries>;
