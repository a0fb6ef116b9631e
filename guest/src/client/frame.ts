// In a frame, the page tells the widget around it about unread messages and Escape, and learns whether it is shown. The
// widget's site is one that the hotel allowed; what is told there holds no words.

type FromWidget = { bellhop?: "shown"; is?: boolean };

let isShown = true;
let unread = 0;

const isFramed = typeof window !== "undefined" && window !== window.parent;
const tell = (message: object) => window.parent.postMessage(message, "*");

/** Begins to listen to the widget; does nothing outside of frames. `onShown` is called when it opens the frame again. */
export function followWidget(onShown: () => void) {
  if (!isFramed) return;
  addEventListener("message", ({ source, data }: MessageEvent<FromWidget | null>) => {
    if (source !== window.parent || data?.bellhop !== "shown") return;
    isShown = data.is === true;
    if (!isShown) return;
    unread = 0;
    onShown();
  });
  addEventListener("keydown", ({ key, defaultPrevented }) => {
    if (key === "Escape" && !defaultPrevented) tell({ bellhop: "close" });
  });
}

/** A message arrived; the widget shows how many the guest has not seen. */
export function tellUnread() {
  if (!isFramed || isShown) return;
  unread += 1;
  tell({ bellhop: "unread", count: unread });
}

/** True while the guest can see the page. */
export const isPageShown = (): boolean => isShown && document.visibilityState === "visible";
