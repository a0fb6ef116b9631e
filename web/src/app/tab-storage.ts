import { guardedStorage } from "./guarded-storage.ts";

/** What this tab keeps across reloads. */
export const tabStorage = guardedStorage(() => sessionStorage);
