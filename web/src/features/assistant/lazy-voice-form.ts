import { lazy } from "react";

/** The voice step of the builder. */
export const LazyVoiceForm = lazy(() =>
  import("./VoiceForm.tsx").then((module) => ({ default: module.VoiceForm })),
);
