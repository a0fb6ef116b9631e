import * as z from "zod/mini";

/** `policy` is `guest_policy` in `get_venue_info` and `update_venue_info`. */
export const sections = ["profile", "policy", "amenities", "faq", "upsells"] as const;
export const section = z.enum(sections);
export type Section = z.infer<typeof section>;

export type WireSection = Exclude<Section, "policy"> | "guest_policy";

export function toWireSection(name: Section): WireSection {
  return name === "policy" ? "guest_policy" : name;
}

export function fromWireSections<Said>(said: { [Name in WireSection]?: Said }): { [Name in Section]?: Said } {
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

export function mapWireSections<Said>(said: (name: Section) => Said): Record<WireSection, Said> {
  return {
    profile: said("profile"),
    guest_policy: said("policy"),
    amenities: said("amenities"),
    faq: said("faq"),
    upsells: said("upsells"),
  };
}
