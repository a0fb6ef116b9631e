import { builderKey } from "../../core/api/builder-keys.ts";

/** Below the knowledge key: suggestions are compared with the current entries. */
export const importsKey = (venueId: number) => [...builderKey(venueId), "imports"] as const;
