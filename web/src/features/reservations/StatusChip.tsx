import type { Reservation } from "@bellhop/contract/reservations";
import { Trans } from "@lingui/react/macro";
import { IconAlertTriangle, IconKey, IconMoon } from "@tabler/icons-react";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useStatusLooks } from "../guests/index.ts";
import { useToday } from "./reservation-queries.ts";

type StatusChipProps = { reservation: Pick<Reservation, "status" | "checkout"> };

export function StatusChip({ reservation: { status, checkout } }: StatusChipProps) {
  const look = useStatusLooks()[status];
  const today = useToday();
  if (status === "checked_in" && checkout < today)
    return (
      <Chip tone="waiting" icon={<Icon of={IconAlertTriangle} size={14} />}>
        <Trans>Check-out overdue</Trans>
      </Chip>
    );
  return (
    <Chip tone={look.tone} icon={status === "checked_in" && <Icon of={IconKey} size={14} />}>
      {look.label}
    </Chip>
  );
}

/** `isLate` tells which arrivals are late. */
export function LateChip() {
  return (
    <Chip tone="waiting" icon={<Icon of={IconMoon} size={14} />}>
      <Trans>Late arrival</Trans>
    </Chip>
  );
}
