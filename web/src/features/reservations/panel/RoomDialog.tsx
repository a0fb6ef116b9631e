import { limits } from "@bellhop/contract/limits";
import { addReservationGuest, type Reservation, type ReservationGuest } from "@bellhop/contract/reservations";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { useGuestName } from "../../guests/index.ts";
import { useReservationChanges } from "../reservation-changes.ts";

type RoomDialogProps = {
  reservation: Reservation;
  guest: ReservationGuest;
  /** Otherwise the guest gets one more room. */
  isMove: boolean;
  onClose: () => void;
};

export function RoomDialog({ reservation, guest, isMove, onClose }: RoomDialogProps) {
  const { t } = useLingui();
  const { ask } = useApi();
  const { moveRoom, added } = useReservationChanges();
  const [typed, setTyped] = useState("");
  const room = typed.trim();
  const add = useMutation({
    mutationFn: () =>
      ask(addReservationGuest, {
        reservation_id: reservation.reservation_id,
        guest: { guest_id: guest.guest_id },
        room,
      }),
    onSuccess: (after) => {
      added(reservation, after);
      onClose();
    },
  });
  const name = <bdi>{useGuestName()(guest)}</bdi>;
  const isAssigned = guest.room !== "";
  return (
    <FormDialog
      title={
        isMove ? (
          isAssigned ? (
            <Trans>Move {name} to another room</Trans>
          ) : (
            <Trans>Assign a room to {name}</Trans>
          )
        ) : (
          <Trans>Add another room for {name}</Trans>
        )
      }
      send={isMove ? (isAssigned ? t`Move guest` : t`Assign room`) : t`Add room`}
      isBusy={add.isPending}
      isIncomplete={room === "" || room === guest.room}
      failure={add.error}
      onClose={onClose}
      onSend={() => {
        if (!isMove) return add.mutate();
        void moveRoom(reservation, guest, room);
        onClose();
      }}
    >
      {isMove && isAssigned && (
        <p>
          <Trans>
            Now in room <bdi className="figures">{guest.room}</bdi>
          </Trans>
        </p>
      )}
      <Field label={isMove && isAssigned ? t`New room` : t`Room`} error={undefined}>
        {(input) => (
          <input
            {...input}
            // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type this.
            autoFocus
            dir="auto"
            autoComplete="off"
            maxLength={limits.roomCharacters}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
