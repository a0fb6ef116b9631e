import { useRouter } from "@tanstack/react-router";
import { usePermissions } from "../../core/access/permissions.ts";
import { setSwitch, switchesNow } from "../../core/access/switches.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../core/api/show-failure.ts";

/**
 * Opens the WhatsApp screen, or the guide while WhatsApp is off for the hotel. Undefined for those who may not connect a
 * number, while it is off.
 */
export function useOpenWhatsapp(): (() => Promise<void>) | undefined {
  const router = useRouter();
  const { whyNoWriting } = usePermissions();
  if (whyNoWriting && !switchesNow().enableWhatsapp) return undefined;
  return () => router.navigate({ to: switchesNow().enableWhatsapp ? "/whatsapp-flow" : "/whatsapp-guide" });
}

/** Switches WhatsApp on for the hotel, and opens its screen. */
export function useSwitchOnWhatsapp(): () => Promise<void> {
  const { ask } = useApi();
  const router = useRouter();
  const showFailure = useShowFailure();
  return async () => {
    try {
      const { changeSettings } = await import("@bellhop/contract/settings");
      await ask(changeSettings, { functionality: { whatsapp: true } });
      setSwitch("enableWhatsapp", true);
      await router.navigate({ to: "/whatsapp-flow" });
    } catch (failure) {
      showFailure(failure);
    }
  };
}
