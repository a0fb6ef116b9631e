import { arrival } from "./arrival.ts";
import { openClient } from "./open-client.ts";
import { makeSession, type Session } from "./session.ts";
import { hasSessionFlag } from "./session-flag.ts";

let ours: Session | undefined;

/** The session of this page, made when it is first asked for. */
export function browserSession(): Session {
  ours ??= open();
  return ours;
}

function open(): Session {
  let clientId = "";
  const session = makeSession({
    async openClient() {
      const opened = await openClient();
      clientId = opened.clientId;
      return opened.client;
    },
    arrival,
    hasFlag: () => hasSessionFlag(document.cookie, clientId),
    origin: window.location.origin,
    // The router follows the browser's history.
    show: (path) => window.history.replaceState({}, "", path),
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && session.isLeaving()) window.location.reload();
  });
  return session;
}
