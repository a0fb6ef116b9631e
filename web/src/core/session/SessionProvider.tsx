import { createContext, type ReactNode, useContext, useEffect } from "react";
import { browserSession } from "./browser-session.ts";
import type { SessionState } from "./presence.ts";
import type { Session } from "./session.ts";

const SessionContext = createContext<Session | null>(null);

/** Gives everything below it the session of this browser, and finds out whether somebody is signed in. */
export function SessionProvider({
  session = browserSession(),
  children,
}: {
  session?: Session;
  children: ReactNode;
}) {
  useEffect(() => {
    void session.start();
  }, [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

type Actions = "login" | "loginWithPopup" | "logout" | "getAccessToken" | "replaceToken" | "expire";
export type SignedIn = SessionState & Pick<Session, Actions>;

/** Who is signed in, and what can be done about it. Renders again when that changes. */
export function useSession(): SignedIn {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider above it");
  const { login, loginWithPopup, logout, getAccessToken, replaceToken, expire } = session;
  return {
    ...session.useState(),
    login,
    loginWithPopup,
    logout,
    getAccessToken,
    replaceToken,
    expire,
  };
}
