import { createContext, type ReactNode, useContext, useEffect } from "react";
import { browserSession } from "./browser-session.ts";
import type { Session } from "./session.ts";
import type { SessionState } from "./session-state.ts";

const SessionContext = createContext<Session | null>(null);

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
type SignedIn = SessionState & Pick<Session, Actions>;

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
