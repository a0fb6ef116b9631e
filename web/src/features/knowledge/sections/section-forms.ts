import type { Section } from "@bellhop/contract/knowledge";
import { type ComponentType, lazy } from "react";

/** Each section's form, loaded when it is opened. The forms read from the address which entry is open. */
export const sectionForms: Record<Section, ComponentType> = {
  profile: lazy(() =>
    import("./profile/ProfileForm.tsx").then((module) => ({ default: module.ProfileForm })),
  ),
  policy: lazy(() => import("./policy/PolicyForm.tsx").then((module) => ({ default: module.PolicyForm }))),
  amenities: lazy(() =>
    import("./amenities/AmenitiesForm.tsx").then((module) => ({ default: module.AmenitiesForm })),
  ),
  faq: lazy(() => import("./faq/FaqScreen.tsx").then((module) => ({ default: module.FaqScreen }))),
  upsells: lazy(() =>
    import("./upsells/UpsellsForm.tsx").then((module) => ({ default: module.UpsellsForm })),
  ),
};
