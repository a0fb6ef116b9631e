import { builderKey } from "../../core/api/builder-keys.ts";

/** Below the knowledge, because suggestions are compared with what is written now. */
export const importsKey = (venueId: number) => [...builderKey(venueId), "imports"] as const;
