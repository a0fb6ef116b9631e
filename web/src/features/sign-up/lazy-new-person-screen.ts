import { lazy } from "react";

/** For people who are not a member of any operator yet. */
export const LazyNewPersonScreen = lazy(() =>
  import("./NewPersonScreen.tsx").then((module) => ({ default: module.NewPersonScreen })),
);
