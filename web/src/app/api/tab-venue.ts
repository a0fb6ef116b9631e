const key = "bellhop.venue";

/**
 * The venue this browser tab works for. Kept per tab, because two tabs on two venues must not act on each other's;
 * without one the server goes by the member's stored venue.
 */
export const tabVenue = {
  read(): number | undefined {
    const kept = Number(sessionStorage.getItem(key));
    return Number.isSafeInteger(kept) && kept > 0 ? kept : undefined;
  },
  keep(venueId: number) {
    sessionStorage.setItem(key, String(venueId));
  },
  forget() {
    sessionStorage.removeItem(key);
  },
};
