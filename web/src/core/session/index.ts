// First, so that it has read the address before anything else changes it.
import "./sign-in-callback.ts";

export type { SessionState } from "./presence.ts";
export { SessionProvider, type SignedIn, useSession } from "./SessionProvider.tsx";
export { makeSession, type Session } from "./session.ts";
