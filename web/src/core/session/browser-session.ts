import { tabStorage } from "../storage/guarded-storage.ts";
import { openClient } from "./open-client.ts";
import { makeSession, type Session } from "./session.ts";
import { hasSessionFlag } from "./session-flag.ts";
import { openSessionNews } from "./session-messages.ts";
import { arrival } from "./sign-in-callback.ts";

let ours: Session | undefined;

/** The session of this page, made when it is first asked for. */
export function browserSession(): Session {
  ours ??= open();
  return ours;
}

const targetKey = "bellhop.target";
/** What a tab keeps for the person at it: the next one at this desk must not find it. */
const persons = /^bellhop\.(draft|outbox|venue|target)/;

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
    target: { read: () => tabStorage.read(targetKey), keep: (path) => tabStorage.keep(targetKey, path) },
    tell: openSessionNews((news) => void session.hear(news)),
    forget: () => tabStorage.forget(persons),
    reload: () => window.location.reload(),
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && session.isLeaving()) window.location.reload();
    else if (persisted) void session.lookAgain();
  });
  window.addEventListener("focus", () => void session.lookAgain());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void session.lookAgain();
  });
  return session;
}
