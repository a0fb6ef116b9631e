import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { Step } from "./steps.ts";

type Form = LazyExoticComponent<ComponentType>;

const later = () => import("./FormLater.tsx").then((module) => ({ default: module.FormLater }));

/** The form of each step, loaded when it is opened; which entry is open, each reads off the address. */
export const sectionForms: Record<Step["at"], Form> = {
  profile: lazy(later),
  policy: lazy(later),
  amenities: lazy(later),
  faq: lazy(later),
  upsells: lazy(later),
  voice: lazy(() => import("../concierge/VoiceForm.tsx").then((module) => ({ default: module.VoiceForm }))),
};
