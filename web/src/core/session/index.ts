// First, because it reads the address before anything changes it.
import "./sign-in-callback.ts";

export { SessionProvider, useSession } from "./SessionProvider.tsx";
export { makeSession, type Session } from "./session.ts";
