const deleted = new Set<string>();

/** Guests deleted in this tab: their own toast says so. */
export const rememberDeletion = (guestId: string) => void deleted.add(guestId);

export const wasDeletedHere = (guestId: string): boolean => deleted.has(guestId);
