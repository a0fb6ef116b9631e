import type { FeatureFlags } from "@bellhop/contract/access";
import { makeStore } from "../../ui/store.ts";

/** What the venue has switched on: nothing until that is known. */
const flags = makeStore<FeatureFlags>({
  dashboardConversationEnable: false,
  enableWhatsapp: false,
  builtConcierge: false,
});
const known = makeStore(false);

/** One setter for each, so that whatever tells of one of them says nothing about the others. */
export const setFeature: Record<keyof FeatureFlags, (isOn: boolean) => void> = {
  dashboardConversationEnable: (isOn) => flags.set({ ...flags.get(), dashboardConversationEnable: isOn }),
  enableWhatsapp: (isOn) => flags.set({ ...flags.get(), enableWhatsapp: isOn }),
  builtConcierge: (isOn) => flags.set({ ...flags.get(), builtConcierge: isOn }),
};

/** Takes over what the server told of the venue that this tab works for. */
export function setFeatures(told: FeatureFlags) {
  setFeature.dashboardConversationEnable(told.dashboardConversationEnable);
  setFeature.enableWhatsapp(told.enableWhatsapp);
  setFeature.builtConcierge(told.builtConcierge);
  known.set(true);
}

/** The flags as they are now. */
export const featureFlags = flags.get;
/** The same, rendering again when one of them changes. */
export const useFeatureFlags = flags.use;

/** A feature that some route needs. */
export type GuardedFeature = Exclude<keyof FeatureFlags, "builtConcierge">;

/** The first of the features needed that is switched off; undefined also while nothing is known yet. */
export function switchedOff(needed: readonly (GuardedFeature | undefined)[]): GuardedFeature | undefined {
  return known.get() ? needed.find((feature) => feature && !flags.get()[feature]) : undefined;
}
