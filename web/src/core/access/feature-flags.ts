import type { FeatureFlags } from "@bellhop/contract/feature-flags";
import { makeStore } from "../../ui/store.ts";

/** All off until the server has reported them. */
const flags = makeStore<FeatureFlags>({
  dashboardConversationEnable: false,
  enableWhatsapp: false,
  builtConcierge: false,
  assistantAnswers: false,
});
const known = makeStore(false);

/** One setter per flag, so that an update of one leaves the others alone. */
export const setFeature: Record<keyof FeatureFlags, (isOn: boolean) => void> = {
  dashboardConversationEnable: (isOn) => flags.set({ ...flags.get(), dashboardConversationEnable: isOn }),
  enableWhatsapp: (isOn) => flags.set({ ...flags.get(), enableWhatsapp: isOn }),
  builtConcierge: (isOn) => flags.set({ ...flags.get(), builtConcierge: isOn }),
  assistantAnswers: (isOn) => flags.set({ ...flags.get(), assistantAnswers: isOn }),
};

/** Applies the flags of the tab's venue. */
export function setFeatures(received: FeatureFlags) {
  setFeature.dashboardConversationEnable(received.dashboardConversationEnable);
  setFeature.enableWhatsapp(received.enableWhatsapp);
  setFeature.builtConcierge(received.builtConcierge);
  setFeature.assistantAnswers(received.assistantAnswers);
  known.set(true);
}

export const featureFlags = flags.get;
export const useFeatureFlags = flags.use;

export type GuardedFeature = Exclude<keyof FeatureFlags, "builtConcierge" | "assistantAnswers">;

/** The first of the required features that is off; undefined while the flags are unknown. */
export function switchedOff(needed: readonly (GuardedFeature | undefined)[]): GuardedFeature | undefined {
  return known.get() ? needed.find((feature) => feature && !flags.get()[feature]) : undefined;
}
