import * as z from "zod/mini";

/** The venue's switches. All false until loaded. */
export const featureFlags = z.object({
  dashboardConversationEnable: z.boolean(),
  enableWhatsapp: z.boolean(),
  builtConcierge: z.boolean(),
  /** The assistant is published, switched on, and not paused. */
  assistantAnswers: z.boolean(),
});
export type FeatureFlags = z.infer<typeof featureFlags>;
export type FeatureFlag = keyof FeatureFlags;
