import type { Alert } from "@bellhop/contract/alerts";
import { snoozeNotification, unmuteNotifications } from "@bellhop/contract/notifications";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { IconBell, IconClockPause } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { isolated } from "../../ui/isolated.ts";
import { Menu, MenuItem } from "../../ui/Menu.tsx";
import { toast } from "../../ui/toasts.ts";
import { onThisDevice, useSoon } from "../notifications/index.ts";
import { alertsKey } from "./alert-cache.ts";

const choicesMinutes = [15, 60, 240];

type SnoozeMenuProps = { told: NonNullable<Alert["told"]>; name: string };

/** Snoozes an alert for the person; others are called as before. */
export function SnoozeMenu({ told: { ladder_id, snoozed }, name }: SnoozeMenuProps) {
  const { t } = useLingui();
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const { venue_id: venueId } = useVenue();
  const showFailure = useShowFailure();
  const soon = useSoon();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: alertsKey(venueId) });

  const wake = async (mute_id: string) => {
    await ask(unmuteNotifications, { mute_id }).catch(showFailure);
    await readAgain();
  };
  const snooze = async (minutes: number) => {
    try {
      const { until, mute_id } = await ask(snoozeNotification, { ladder_id, minutes, ...onThisDevice() });
      const action = { label: t`Undo`, run: () => void wake(mute_id) };
      toast(t`Snoozed for you until ${soon(until)}: ${isolated(name)}`, { action, about: "snooze" });
    } catch (failure) {
      showFailure(failure);
    }
    await readAgain();
  };
  const choice = (minutes: number) =>
    minutes < 60
      ? t`${plural(minutes, { one: "Snooze # minute", other: "Snooze # minutes" })}`
      : t`${plural(minutes / 60, { one: "Snooze # hour", other: "Snooze # hours" })}`;

  return (
    <Menu
      label={t`Snooze ${isolated(name)}`}
      widthPx={216}
      align="end"
      trigger={
        <IconButton label={t`Snooze ${isolated(name)}`}>
          <Icon of={IconClockPause} size={16} />
        </IconButton>
      }
    >
      {snoozed && (
        <MenuItem icon={<Icon of={IconBell} size={16} />} onChoose={() => void wake(snoozed.mute_id)}>
          {t`End snooze`}
        </MenuItem>
      )}
      {choicesMinutes.map((minutes) => (
        <MenuItem
          key={minutes}
          icon={<Icon of={IconClockPause} size={16} />}
          onChoose={() => void snooze(minutes)}
        >
          {choice(minutes)}
        </MenuItem>
      ))}
    </Menu>
  );
}
