import { doorCodeCharacters, saveDoorCode } from "@bellhop/contract/door-codes";
import type { Reservation, ReservationGuest } from "@bellhop/contract/reservations";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { venueKey } from "../../../core/api/query.ts";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { toast } from "../../../ui/toasts.ts";
import { useGuestName } from "../../guests/index.ts";

type DoorCodeDialogProps = {
  reservation: Reservation;
  guest: ReservationGuest;
  isSet: boolean;
  onClose: () => void;
};

/** Writes the door code of a guest and room, or removes it. */
export function DoorCodeDialog({ reservation, guest, isSet, onClose }: DoorCodeDialogProps) {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState("");
  const code = typed.trim();
  const { reservation_id } = reservation;
  const { guest_id, room } = guest;
  const saving = useMutation({
    mutationFn: (next: string | null) => ask(saveDoorCode, { reservation_id, guest_id, room, code: next }),
    onSuccess: (_, next) => {
      void queryClient.invalidateQueries({ queryKey: [...venueKey(venueId), "door codes", reservation_id] });
      toast(next === null ? t`Door code removed.` : t`Door code saved.`);
      onClose();
    },
  });
  const name = <bdi>{useGuestName()(guest)}</bdi>;
  return (
    <FormDialog
      title={
        room === "" ? (
          <Trans>Door code of {name}</Trans>
        ) : (
          <Trans>
            Door code of {name}, room <bdi>{room}</bdi>
          </Trans>
        )
      }
      send={t`Save code`}
      isBusy={saving.isPending}
      isIncomplete={code === ""}
      failure={saving.error}
      onClose={onClose}
      onSend={() => saving.mutate(code)}
    >
      <p>
        <Trans>
          Guests get it in messages with the field “door code”, as soon as your settings allow. It is stored
          encrypted.
        </Trans>
      </p>
      <Field label={isSet ? t`New code` : t`Code`} error={undefined}>
        {(input) => (
          <input
            {...input}
            // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type this.
            autoFocus
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={doorCodeCharacters}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {isSet && (
        <p>
          <Button size="row" disabled={saving.isPending} onClick={() => saving.mutate(null)}>
            <Trans>Remove code</Trans>
          </Button>
        </p>
      )}
    </FormDialog>
  );
}
