/** Browsers that were offline catch up with events of this time. */
export const eventsKeptMs = 24 * 3_600_000;
