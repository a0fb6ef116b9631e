import { useLingui } from "@lingui/react/macro";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { toast } from "../../../ui/toasts.ts";
import { PushNotAllowed, PushNotAvailable } from "./subscribe.ts";
import { turnOnPush } from "./this-device.ts";
import { useSetDevices } from "./use-set-devices.ts";

/** Call the function in a click: the browser asks the person. */
export function useTurnOnPush() {
  const { t } = useLingui();
  const { ask } = useApi();
  const setDevices = useSetDevices();
  const showFailure = useShowFailure();
  return async (pushKey: string) => {
    try {
      setDevices(await turnOnPush(ask, pushKey));
      toast(t`Push is on for this device.`, { about: "push" });
    } catch (failure) {
      if (failure instanceof PushNotAvailable)
        toast(t`The browser's push service does not answer. Try again later.`, {
          tone: "urgent",
          about: "push",
        });
      else if (failure instanceof PushNotAllowed)
        toast(t`The browser did not allow notifications.`, { about: "push" });
      else showFailure(failure, t`Push could not be turned on.`);
    }
  };
}
