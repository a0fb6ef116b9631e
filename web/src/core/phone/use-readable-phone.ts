import { useEffect } from "react";
import { makeStore } from "../../ui/store.ts";

type Readable = (phone: string) => string;

const loaded = makeStore<{ readable: Readable } | null>(null);
let loading: Promise<void> | undefined;

/** Formats of all countries are large, so they are loaded after the screen that shows a number. */
export function loadPhoneFormats(): Promise<void> {
  loading ??= import("./readable-phone.ts").then(
    ({ readablePhone }) => loaded.set({ readable: readablePhone }),
    () => {
      // Numbers stay plain; the next screen tries again.
      loading = undefined;
    },
  );
  return loading;
}

const asStored: Readable = (phone) => phone;

/** Formats phone numbers as their country writes them; as stored until the formats are loaded. */
export function useReadablePhone(isNeeded = true): Readable {
  const formats = loaded.use();
  useEffect(() => {
    if (isNeeded) void loadPhoneFormats();
  }, [isNeeded]);
  return formats?.readable ?? asStored;
}
