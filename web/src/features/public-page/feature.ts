import { msg } from "@lingui/core/macro";
import { IconQrcode } from "@tabler/icons-react";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";

const [path, title] = ["/public", msg`Guest page`];

export const publicPage: Feature = {
  screens: [
    { path, title, component: lazyScreen(() => import("./PublicPageScreen.tsx"), "PublicPageScreen") },
  ],
  navItems: [{ to: path, name: title, icon: IconQrcode, group: "assistant" }],
};
