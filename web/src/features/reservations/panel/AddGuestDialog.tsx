import { limits } from "@bellhop/contract/limits";
import { addReservationGuest, type Reservation } from "@bellhop/contract/reservations";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { fieldErrorsOf } from "../../../core/api/call-failure.ts";
import { PhoneField } from "../../../core/forms/ContactFields.tsx";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { useReservationChanges } from "../reservation-changes.ts";

type AddGuestDialogProps = { reservation: Reservation; onClose: () => void };

export function AddGuestDialog({ reservation, onClose }: AddGuestDialogProps) {
  const { t } = useLingui();
  const { ask } = useApi();
  const { added } = useReservationChanges();
  const [name, setName] = useState("");
  const [phone, setPhone] = useState<string | null>(null);
  const [room, setRoom] = useState(reservation.rooms.length === 1 ? (reservation.rooms[0] ?? "") : "");
  const add = useMutation({
    mutationFn: () =>
      ask(addReservationGuest, {
        reservation_id: reservation.reservation_id,
        guest: { name: name.trim(), ...(phone && { phone }) },
        room: room.trim(),
      }),
    onSuccess: (after) => {
      added(reservation, after);
      onClose();
    },
  });
  const refused = fieldErrorsOf(add.error);
  return (
    <FormDialog
      title={<Trans>Add a guest to this reservation</Trans>}
      send={t`Add to reservation`}
      isBusy={add.isPending}
      isIncomplete={name.trim() === ""}
      failure={Object.keys(refused).length > 0 ? null : add.error}
      onClose={onClose}
      onSend={() => add.mutate()}
    >
      <Field label={t`Name`} error={refused["guest.name"]}>
        {(input) => (
          <input
            {...input}
            // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type this.
            autoFocus
            dir="auto"
            autoComplete="off"
            maxLength={limits.guestNameCharacters}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <PhoneField
        label={t`Phone (optional)`}
        value={phone}
        error={refused["guest.phone"] ?? refused.guest}
        onChange={setPhone}
      />
      <Field label={t`Room`} aside={t`(optional)`} error={refused.room}>
        {(input) => (
          <input
            {...input}
            dir="auto"
            autoComplete="off"
            maxLength={limits.roomCharacters}
            value={room}
            onChange={(event) => setRoom(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
