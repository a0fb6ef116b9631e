import type { GuestPageEvent } from "@bellhop/contract/guest-page";

/** Requests and streams that failed are tried again after this time. */
export const retryMs = 5_000;

/** The stream of a thread's events. It reconnects until it is closed. */
export function makeThreadEvents(
  address: string,
  onOpen: () => void,
  onLost: () => void,
  onEvent: (event: GuestPageEvent) => void,
) {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open() {
    if (source) return;
    const opened = new EventSource(address);
    source = opened;
    opened.onopen = onOpen;
    opened.onerror = () => {
      onLost();
      // The browser reconnects unless the server refused.
      if (opened.readyState !== EventSource.CLOSED) return;
      source = undefined;
      timer = setTimeout(open, retryMs);
    };
    opened.onmessage = ({ data }) => onEvent(JSON.parse(String(data)) as GuestPageEvent);
  }

  return {
    open,
    isOpen: () => source !== undefined,
    close() {
      clearTimeout(timer);
      source?.close();
      source = undefined;
    },
  };
}
