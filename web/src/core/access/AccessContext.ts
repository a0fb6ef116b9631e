import type { Access, VenueSummary } from "@bellhop/contract/access";
import { createContext, useContext } from "react";

export const AccessContext = createContext<Access | null>(null);

/** Who is signed in and what they may do. Throws outside of the access gate. */
export function useAccess(): Access {
  const access = useContext(AccessContext);
  if (!access) throw new Error("useAccess needs the access gate above it");
  return access;
}

/** The tab's venue. Throws outside of the access gate. */
export function useVenue(): VenueSummary {
  const { venue } = useAccess();
  if (!venue) throw new Error("The access gate let somebody in without a venue");
  return venue;
}

/** The venue's time zone; the browser's while no venue is known. */
export function useTimeZone(): string {
  const access = useContext(AccessContext);
  return access?.venue?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
