import * as z from "zod/mini";

/** The parts of what a venue writes. `policy` is called `guest_policy` where a venue's information is told whole. */
export const section = z.enum(["profile", "policy", "amenities", "faq", "upsells"]);
export type Section = z.infer<typeof section>;

/** What sections are called where a venue's information is told and changed whole. */
export type SectionOnTheWire = Exclude<Section, "policy"> | "guest_policy";

export function onTheWire(name: Section): SectionOnTheWire {
  return name === "policy" ? "guest_policy" : name;
}

/** What is said of sections by their names there, by their own names. */
export function bySection<Said>(said: { [Name in SectionOnTheWire]?: Said }): { [Name in Section]?: Said } {
  const { guest_policy, ...others } = said;
  return guest_policy === undefined ? others : { ...others, policy: guest_policy };
}

/** The version that each section is at, by their names there. */
export const sectionVersions = z.strictObject({
  profile: z.int(),
  guest_policy: z.int(),
  amenities: z.int(),
  faq: z.int(),
  upsells: z.int(),
});

/** What is said of each section, by their names there. */
export function eachOnTheWire<Said>(said: (name: Section) => Said): Record<SectionOnTheWire, Said> {
  return {
    profile: said("profile"),
    guest_policy: said("policy"),
    amenities: said("amenities"),
    faq: said("faq"),
    upsells: said("upsells"),
  };
}
