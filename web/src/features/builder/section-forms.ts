import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { Step } from "./steps.ts";

type Form = LazyExoticComponent<ComponentType>;

/** The form of each step, loaded when it is opened; which entry is open, each reads off the address. */
export const sectionForms: Record<Step["at"], Form> = {
  profile: lazy(() =>
    import("../knowledge/sections/profile/ProfileForm.tsx").then((module) => ({
      default: module.ProfileForm,
    })),
  ),
  policy: lazy(() =>
    import("../knowledge/sections/policy/PolicyForm.tsx").then((module) => ({ default: module.PolicyForm })),
  ),
  amenities: lazy(() =>
    import("../knowledge/sections/amenities/AmenitiesForm.tsx").then((module) => ({
      default: module.AmenitiesForm,
    })),
  ),
  faq: lazy(() =>
    import("../knowledge/sections/faq/FaqScreen.tsx").then((module) => ({ default: module.FaqScreen })),
  ),
  upsells: lazy(() =>
    import("../knowledge/sections/upsells/UpsellsForm.tsx").then((module) => ({
      default: module.UpsellsForm,
    })),
  ),
  voice: lazy(() => import("../assistant/VoiceForm.tsx").then((module) => ({ default: module.VoiceForm }))),
};
