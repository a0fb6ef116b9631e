import { tabStorage } from "../storage/guarded-storage.ts";

const key = "bellhop.venue";
const alertKey = "bellhop.opened-alert";

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

/**
 * A notification opens an address with `venue`, and with the `alert` that was clicked. Both are kept in the tab, also
 * while the person signs in, and leave the address.
 */
export function readAddress() {
  const address = new URL(location.href);
  const venueId = address.searchParams.get("venue");
  const alert = address.searchParams.get("alert");
  if (!address.pathname.startsWith("/gallery") && venueId && Number(venueId) > 0)
    tabVenue.write(Number(venueId));
  if (alert) tabStorage.write(alertKey, alert);
  if (!venueId && !alert) return;
  address.searchParams.delete("venue");
  address.searchParams.delete("alert");
  history.replaceState(history.state, "", address);
}

/** The alert whose notification opened this tab, once. */
export function takeOpenedAlert(): string | null {
  const alert = tabStorage.read(alertKey);
  if (alert) tabStorage.write(alertKey, null);
  return alert;
}
