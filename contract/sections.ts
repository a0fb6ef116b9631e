import * as z from "zod/mini";

/** `policy` is `guest_policy` in `get_venue_info` and `update_venue_info`. */
export const section = z.enum(["profile", "policy", "amenities", "faq", "upsells"]);
export type Section = z.infer<typeof section>;

export type SectionOnTheWire = Exclude<Section, "policy"> | "guest_policy";

export function onTheWire(name: Section): SectionOnTheWire {
  return name === "policy" ? "guest_policy" : name;
}

export function bySection<Said>(said: { [Name in SectionOnTheWire]?: Said }): { [Name in Section]?: Said } {
  const { guest_policy, ...others } = said;
  return guest_policy === undefined ? others : { ...others, policy: guest_policy };
}

export const sectionVersions = z.strictObject({
  profile: z.int(),
  guest_policy: z.int(),
  amenities: z.int(),
  faq: z.int(),
  upsells: z.int(),
});

export function eachOnTheWire<Said>(said: (name: Section) => Said): Record<SectionOnTheWire, Said> {
  return {
    profile: said("profile"),
    guest_policy: said("policy"),
    amenities: said("amenities"),
    faq: said("faq"),
    upsells: said("upsells"),
  };
}
