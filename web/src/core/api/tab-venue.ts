import { tabStorage } from "../storage/guarded-storage.ts";

const key = "bellhop.venue";

/**
 * The venue this browser tab works for. Kept per tab, because two tabs on two venues must not act on each other's;
 * without one the server goes by the member's stored venue.
 */
export const tabVenue = {
  read(): number | undefined {
    const kept = Number(tabStorage.read(key));
    return Number.isSafeInteger(kept) && kept > 0 ? kept : undefined;
  },
  keep(venueId: number) {
    tabStorage.keep(key, String(venueId));
  },
  forget() {
    tabStorage.keep(key, null);
  },
};
