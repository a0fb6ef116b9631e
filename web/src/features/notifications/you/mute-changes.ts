import type { NotificationCause } from "@bellhop/contract/notification-rules";
import {
  type Mute,
  muteNotifications,
  type OwnNotifications,
  unmuteNotifications,
} from "@bellhop/contract/notifications";
import { useLingui } from "@lingui/react/macro";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { shownName } from "../../../core/guests/shown-name.ts";
import { isolated } from "../../../ui/isolated.ts";
import { toast } from "../../../ui/toasts.ts";
import { useCauseNames } from "../ladder/words.ts";
import { useOwnNotifications } from "../use-own-notifications.ts";

export function useMuteName(): (mute: Mute) => string {
  const causes = useCauseNames();
  return ({ cause, guest }) => (cause ? causes[cause] : guest ? shownName(guest.name) : "");
}

type NewMute = { until: string } & ({ cause: NotificationCause } | { guest_id: string });

/** Resolve with all mutes of the person; undefined if the server refuses. */
export function useMuteChanges() {
  const { t } = useLingui();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  const { show } = useOwnNotifications();
  const name = useMuteName();
  const send = async (change: Promise<OwnNotifications>): Promise<Mute[] | undefined> => {
    try {
      const you = await change;
      show(you);
      return you.mutes;
    } catch (failure) {
      showFailure(failure);
      return undefined;
    }
  };
  const mute = (muted: NewMute) => send(ask(muteNotifications, muted));
  const unmute = async (one: Mute) => {
    if (!(await send(ask(unmuteNotifications, { mute_id: one.mute_id })))) return;
    const { cause, guest, until } = one;
    const again = cause ? { cause, until } : { guest_id: guest?.guest_id ?? "", until };
    const action = { label: t`Undo`, run: () => void mute(again) };
    toast(t`No longer muted: ${isolated(name(one))}`, { action, about: "mute" });
  };
  return { mute, unmute };
}
