import { useEffect } from "react";
import { makeStore } from "../../../ui/store.ts";

export type PhoneReader = typeof import("./typed-phone.ts");

const loaded = makeStore<PhoneReader | undefined>(undefined);

/** The rules of all countries are large: they load with the screen, which shows before they are there. */
async function loadPhoneReader() {
  try {
    loaded.set(await import("./typed-phone.ts"));
  } catch (cause) {
    // The server reads numbers too.
    console.warn("Phone numbers can't be checked here:", cause);
  }
}

/** Undefined until it is loaded. */
export function usePhoneReader(): PhoneReader | undefined {
  useEffect(() => void loadPhoneReader(), []);
  return loaded.use();
}
