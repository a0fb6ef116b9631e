import { lazy } from "react";

/** How the assistant speaks, as a step of the builder. */
export const LazyVoiceForm = lazy(() =>
  import("./VoiceForm.tsx").then((module) => ({ default: module.VoiceForm })),
);
