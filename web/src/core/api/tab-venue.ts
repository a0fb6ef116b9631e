import { tabStorage } from "../storage/guarded-storage.ts";

const key = "bellhop.venue";

/**
 * The venue of this browser tab. Kept per tab, because two tabs may work for two venues; without one the
 * server uses the member's stored venue.
 */
export const tabVenue = {
  read(): number | undefined {
    const kept = Number(tabStorage.read(key));
    return Number.isSafeInteger(kept) && kept > 0 ? kept : undefined;
  },
  write(venueId: number) {
    tabStorage.write(key, String(venueId));
  },
  forget() {
    tabStorage.write(key, null);
  },
};
