import * as z from "zod/mini";

/** The parts of what a venue writes. `policy` is called `guest_policy` where a venue's information is told whole. */
export const section = z.enum(["profile", "policy", "amenities", "faq", "upsells"]);
export type Section = z.infer<typeof section>;
