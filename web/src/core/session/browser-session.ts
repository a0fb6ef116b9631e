import { tabStorage } from "../storage/guarded-storage.ts";
import { runBeforeSignOut } from "./before-sign-out.ts";
import { openClient } from "./open-client.ts";
import { makeSession, type Session } from "./session.ts";
import { hasSessionFlag } from "./session-flag.ts";
import { openSessionChannel } from "./session-messages.ts";
import { callbackUrl } from "./sign-in-callback.ts";

let ours: Session | undefined;

export function browserSession(): Session {
  ours ??= open();
  return ours;
}

const targetKey = "bellhop.target";
/** What a tab stores for a person; removed when they sign out. */
const persons = /^bellhop\.(draft|outbox|venue|target)/;

function open(): Session {
  let clientId = "";
  let errorPath = "/";
  const session = makeSession({
    async openClient() {
      const opened = await openClient();
      ({ clientId, errorPath } = opened);
      return opened.client;
    },
    callbackUrl,
    hasFlag: () => hasSessionFlag(document.cookie, clientId),
    origin: window.location.origin,
    // The router follows the browser's history.
    errorPath: () => errorPath,
    show: (path) => window.history.replaceState({}, "", path),
    target: { read: () => tabStorage.read(targetKey), write: (path) => tabStorage.write(targetKey, path) },
    broadcast: openSessionChannel((news) => void session.receive(news)),
    finishSaving: runBeforeSignOut,
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
