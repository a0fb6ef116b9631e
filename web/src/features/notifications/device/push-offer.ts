import { browserStorage } from "../../../core/storage/guarded-storage.ts";
import { makeStore } from "../../../ui/store.ts";

const storedAs = "bellhop.push-offer";

const declined = makeStore(browserStorage.read(storedAs) !== null);

/** Whether push was offered in this browser and not wanted. It stays on the notifications screen. */
export const useOfferIsDeclined = declined.use;
export const isOfferDeclined = declined.get;

export function declineOffer() {
  browserStorage.write(storedAs, "declined");
  declined.set(true);
}
