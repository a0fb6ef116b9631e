import type { Entry } from "@bellhop/contract/knowledge";
import type { Fields } from "../../../core/autosave/fields.ts";
import { fieldsOf } from "./entry-fields.ts";

/** An entry with the version at which it was read. */
type ServerEntry = { entry: Entry; fields: Fields; version: number };

/** The server's entries as far as they are loaded, and the version they are valid for. */
export function makeServerEntries() {
  const entries = new Map<string, ServerEntry>();
  let version: number | undefined;
  /** All changes since this version are known: entries read then or later are valid at `version`. */
  let knownSince = 0;
  const own = new Set<number>();
  return {
    version: () => version,
    /** Whether all changes since that version are known. */
    isKnownSince: (at: number) => at >= knownSince,
    get: (id: string) => entries.get(id),
    has: (id: string) => entries.has(id),
    /** The latest version for which an entry is known to be valid. */
    versionOf: ({ version: readAt }: { version: number }) =>
      readAt >= knownSince ? Math.max(readAt, version ?? 0) : readAt,
    put: (id: string, entry: Entry, readAt: number) =>
      void entries.set(id, { entry, fields: fieldsOf(entry), version: readAt }),
    drop: (id: string) => void entries.delete(id),
    /** Whether this page made the version. */
    isOwn: (made: number) => own.has(made),
    addOwn: (made: number) => void own.add(made),
    /** Moves to the next version once all its changes are known. Returns false if it is not the next. */
    goOnTo(next: number): boolean {
      const isNext = version !== undefined && next === version + 1;
      if (isNext) version = next;
      return isNext;
    },
    /** Jumps to a version with unknown changes before it. */
    startAt(at: number) {
      version = at;
      knownSince = at;
    },
  };
}

export type ServerEntries = ReturnType<typeof makeServerEntries>;
