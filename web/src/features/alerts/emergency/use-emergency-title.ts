import { useLingui } from "@lingui/react/macro";
import { shownName } from "../../../core/guests/shown-name.ts";
import { isolated } from "../../../ui/isolated.ts";
import { useEmergencies } from "./use-emergencies.ts";

/** For the browser's title: room or guest, and the words of the newest emergency. Undefined if there is none. */
export function useEmergencyTitle(): string | undefined {
  const { t } = useLingui();
  const [newest] = useEmergencies();
  if (!newest) return undefined;
  const { room, guest_name } = newest;
  const where = room ? t`Room ${isolated(room)}` : isolated(shownName(guest_name));
  return t`🔴 ${where}: ${isolated(newest.about)}`;
}
