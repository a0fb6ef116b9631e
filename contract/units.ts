/** What a price is for. */
export const units = ["stay", "night", "person", "person_night", "item", "hour", "day"] as const;
export type Unit = (typeof units)[number];
