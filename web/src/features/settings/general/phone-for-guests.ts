type Entry = { internal: boolean; facts: { phone?: string | undefined } };

/**
 * The phone that guests get: as in the profile, reception first, but never one that is for staff only. `isOnlyHere`: only
 * the settings have one.
 */
export function phoneForGuests(ofSettings: string | null, entries: readonly (Entry | undefined)[]) {
  const withPhone = entries.filter((entry) => entry?.facts.phone !== undefined);
  return {
    shown: withPhone.find((entry) => !entry?.internal)?.facts.phone ?? ofSettings,
    isOnlyHere: ofSettings !== null && withPhone.length === 0,
  };
}
