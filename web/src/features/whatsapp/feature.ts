import { msg } from "@lingui/core/macro";
import { IconBrandWhatsapp } from "@tabler/icons-react";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { connectionKey } from "./connection-key.ts";

export const whatsapp = {
  screens: [
    {
      path: "/whatsapp-flow",
      title: msg`WhatsApp`,
      needs: "enableWhatsapp",
      component: lazyScreen(() => import("./WhatsappScreen.tsx"), "WhatsappScreen"),
    },
    {
      path: "/whatsapp-guide",
      title: msg`WhatsApp`,
      component: lazyScreen(() => import("./guide/GuideScreen.tsx"), "GuideScreen"),
    },
  ],
  // The guide leads on to the screen if WhatsApp is on.
  navItems: [
    {
      to: "/whatsapp-guide",
      alsoFor: "/whatsapp-flow",
      name: msg`WhatsApp`,
      icon: IconBrandWhatsapp,
      group: "bottom",
    },
  ],
  liveHandlers: {
    // An alert may be about the connection.
    alerts: (_event, { queryClient, venueId }) =>
      void queryClient.invalidateQueries({ queryKey: connectionKey(venueId), refetchType: "active" }),
  },
} satisfies Feature;
