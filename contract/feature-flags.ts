import * as z from "zod/mini";

/** The venue's switches. All false until loaded. */
export const featureFlags = z.object({
  dashboardConversationEnable: z.boolean(),
  enableWhatsapp: z.boolean(),
  builtConcierge: z.boolean(),
});
export type FeatureFlags = z.infer<typeof featureFlags>;
export type FeatureFlag = keyof FeatureFlags;
