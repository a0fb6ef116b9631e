import { lazy } from "react";

/** The greeting step of the builder. */
export const LazyGreetingForm = lazy(() =>
  import("./GreetingForm.tsx").then((module) => ({ default: module.GreetingForm })),
);
