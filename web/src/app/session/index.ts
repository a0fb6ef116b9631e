// First, so that it has read the address before anything else changes it.
import "./arrival.ts";

export type { SessionState } from "./presence.ts";
export { SessionProvider, type SignedIn, useSession } from "./SessionProvider.tsx";
export { makeSession, type Session } from "./session.ts";
