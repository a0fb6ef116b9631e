import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { type Planned, type PlannedPath, planned as screens } from "./planned.ts";

const component = lazyScreen(() => import("./PlannedScreen.tsx"), "PlannedScreen");

/**
 * The screens that are not built yet: reached by their address only. A screen that gets built leaves this folder for one
 * of its own, with its navigation item.
 */
export const planned: Feature = {
  screens: (Object.keys(screens) as PlannedPath[]).map((path) => {
    const { title, needs }: Planned = screens[path];
    return { path, title, component, ...(needs && { needs }) };
  }),
};
