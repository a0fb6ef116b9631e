/** The only source of the current time; tests set it by hand. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
