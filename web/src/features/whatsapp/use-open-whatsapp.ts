import { useRouter } from "@tanstack/react-router";
import { usePermissions } from "../../core/access/permissions.ts";
import { setSwitch, switchesNow } from "../../core/access/switches.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../core/api/show-failure.ts";

/**
 * Opens the WhatsApp screen. The first time, it switches WhatsApp on for the hotel; undefined for those who may not.
 */
export function useOpenWhatsapp(): (() => Promise<void>) | undefined {
  const { ask } = useApi();
  const router = useRouter();
  const showFailure = useShowFailure();
  const { whyNoWriting } = usePermissions();
  if (whyNoWriting && !switchesNow().enableWhatsapp) return undefined;
  return async () => {
    try {
      if (!switchesNow().enableWhatsapp) {
        const { changeSettings } = await import("@bellhop/contract/settings");
        await ask(changeSettings, { functionality: { whatsapp: true } });
        setSwitch("enableWhatsapp", true);
      }
      await router.navigate({ to: "/whatsapp-flow" });
    } catch (failure) {
      showFailure(failure);
    }
  };
}
