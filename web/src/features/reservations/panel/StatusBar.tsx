import type { Reservation } from "@bellhop/contract/reservations";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconDots, IconKey } from "@tabler/icons-react";
import { useState } from "react";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu, MenuItem } from "../../../ui/Menu.tsx";
import { useGuestName } from "../../guests/index.ts";
import { useReservationChanges } from "../reservation-changes.ts";
import { guestsOnce, isLate } from "../reservation-lists.ts";
import { useCheckInEnd, useToday } from "../reservation-queries.ts";
import { LateChip, StatusChip } from "../StatusChip.tsx";
import { mainStep, otherSteps, type Step } from "../status-steps.ts";
import { useStepLabel } from "../step-labels.ts";
import styles from "./ReservationPanel.module.css";

export function StatusBar({ reservation }: { reservation: Reservation }) {
  const { t } = useLingui();
  const today = useToday();
  const checkInEnd = useCheckInEnd();
  const label = useStepLabel();
  const { setStatus } = useReservationChanges();
  const [isCancelling, setCancelling] = useState(false);
  const main = mainStep(reservation, today);
  const isExpected = reservation.status === "confirmed" || reservation.status === "pending";
  const take = (step: Step) =>
    step.to === "cancelled" ? setCancelling(true) : void setStatus(reservation, step);
  const keys: Record<string, string> = { checked_in: "I", checked_out: "O" };
  const keyHint = main && keys[main.to];
  return (
    <section className={styles.status} aria-label={t`Status`}>
      <StatusChip reservation={reservation} />
      {isExpected && isLate(reservation.arrival_time, checkInEnd) && <LateChip />}
      <span className={styles.steps}>
        {main && (
          <Button
            kind={main.isDue ? "primary" : "default"}
            icon={main.to === "checked_in" ? <Icon of={IconKey} size={16} /> : undefined}
            {...(keyHint && { keyHint })}
            onClick={() => take(main)}
          >
            {label(main)}
          </Button>
        )}
        <Menu
          label={t`Change status`}
          widthPx={232}
          align="end"
          trigger={
            <IconButton label={t`Change status`}>
              <Icon of={IconDots} />
            </IconButton>
          }
        >
          {otherSteps(reservation).map((step) => (
            <MenuItem key={step.to} onChoose={() => take(step)}>
              {label(step)}
            </MenuItem>
          ))}
        </Menu>
      </span>
      {isCancelling && <CancelDialog reservation={reservation} onClose={() => setCancelling(false)} />}
    </section>
  );
}

function CancelDialog({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const { t } = useLingui();
  const { setStatus } = useReservationChanges();
  const nameOf = useGuestName();
  const [first] = guestsOnce(reservation);
  return (
    <FormDialog
      title={<Trans>Cancel this reservation?</Trans>}
      send={t`Cancel reservation`}
      close={t`Keep reservation`}
      isDanger
      isBusy={false}
      failure={null}
      onClose={onClose}
      onSend={() => {
        void setStatus(reservation, { from: reservation.status, to: "cancelled" });
        onClose();
      }}
    >
      <p>
        <bdi>{first && nameOf(first)}</bdi> · <bdi dir="ltr">{reservation.reservation_number}</bdi>
      </p>
      <p>
        <Trans>You can restore it later.</Trans>
      </p>
    </FormDialog>
  );
}
