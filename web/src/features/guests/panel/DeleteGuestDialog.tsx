import { deleteGuest, type Guest } from "@bellhop/contract/guests";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { shownName } from "../../../core/guests/shown-name.ts";
import { folded } from "../../../core/language/folded.ts";
import { Field } from "../../../ui/Field.tsx";
import { toast } from "../../../ui/toasts.ts";
import { rememberDeletion } from "../deleted-here.ts";
import styles from "./Panel.module.css";

type DeleteGuestDialogProps = { guest: Guest; onClose: () => void; onDeleted: () => void };

/** Deleting a guest who is in the house is confirmed with their name. */
export function DeleteGuestDialog({ guest, onClose, onDeleted }: DeleteGuestDialogProps) {
  const { t } = useLingui();
  const { ask } = useApi();
  const [typed, setTyped] = useState("");
  const isInHouse = guest.reservations.some(({ status }) => status === "checked_in");
  const deletion = useMutation({
    mutationFn: () => {
      rememberDeletion(guest.guest_id);
      return ask(deleteGuest, { guest_id: guest.guest_id });
    },
    onSuccess: () => {
      toast(t`Guest deleted.`);
      onClose();
      onDeleted();
    },
  });
  return (
    <FormDialog
      title={
        <Trans>
          Delete <bdi>{shownName(guest.name)}</bdi>?
        </Trans>
      }
      send={t`Delete guest`}
      isDanger
      isBusy={deletion.isPending}
      isIncomplete={isInHouse && !isSameName(typed, shownName(guest.name))}
      failure={deletion.error}
      onSend={() => deletion.mutate()}
      onClose={() => !deletion.isPending && onClose()}
    >
      <div>
        <p>
          <Trans>This deletes everything about this guest:</Trans>
        </p>
        <ul className={styles.deleted}>
          <li>
            <Trans>name, phone, e-mail and language</Trans>
          </li>
          <li>
            <Trans>all messages, photos and files</Trans>
          </li>
          <li>
            <Trans>open questions and alerts</Trans>
          </li>
        </ul>
        <p>
          <Trans>Counts stay, without the name. You can't undo this.</Trans>
        </p>
      </div>
      {isInHouse && (
        <Field
          label={t`Guest's name`}
          error={undefined}
          hint={<Trans>This guest is in house. Type the name to confirm.</Trans>}
        >
          {(input) => (
            <input
              {...input}
              dir="auto"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      )}
      {deletion.isPending && (
        <p className={styles.progress} role="status">
          <Trans>Deleting the guest's data…</Trans>
        </p>
      )}
    </FormDialog>
  );
}

/** Spaces, case and accents don't matter: typing the name only prevents a hasty click. */
export function isSameName(typed: string, name: string): boolean {
  const plain = (text: string) => folded(text).replace(/\s+/g, " ").trim();
  return plain(typed) === plain(name);
}
