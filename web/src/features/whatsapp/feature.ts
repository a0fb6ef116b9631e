import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { connectionKey } from "./connection-key.ts";
import { useOpenWhatsapp } from "./use-open-whatsapp.ts";

export const whatsapp = {
  screens: [
    {
      path: "/whatsapp-flow",
      title: msg`WhatsApp`,
      needs: "enableWhatsapp",
      component: lazyScreen(() => import("./WhatsappScreen.tsx"), "WhatsappScreen"),
    },
  ],
  usePaletteEntries: () => {
    const { t } = useLingui();
    const open = useOpenWhatsapp();
    return open ? [{ id: "whatsapp", group: "places", label: t`WhatsApp`, run: () => void open() }] : [];
  },
  liveHandlers: {
    // An alert may be about the connection.
    alerts: (_event, { queryClient, venueId }) =>
      void queryClient.invalidateQueries({ queryKey: connectionKey(venueId), refetchType: "active" }),
  },
} satisfies Feature;
