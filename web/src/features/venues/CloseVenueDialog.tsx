import type { OperatorVenue } from "@bellhop/contract/venues";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { isolated } from "../../ui/isolated.ts";
import { toast } from "../../ui/toasts.ts";
import { useCloseVenue } from "./venue-changes.ts";

/** Asks for the venue's name. */
export function CloseVenueDialog({ venue, onClose }: { venue: OperatorVenue; onClose: () => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const close = useCloseVenue();
  const name = isolated(venue.name);
  return (
    <FormDialog
      title={
        <Trans>
          Close <bdi>{venue.name}</bdi>?
        </Trans>
      }
      send={t`Close hotel`}
      isDanger
      isBusy={close.isPending}
      isIncomplete={folded(typed) !== folded(venue.name)}
      failure={close.error}
      onSend={() =>
        close.mutate(venue, {
          onSuccess: () => {
            toast(t`${name} closed. You can reopen it here.`);
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      <p>
        <Trans>
          Your team no longer sees this hotel. Messages from guests are kept but not answered. You can reopen
          it later.
        </Trans>
      </p>
      <Field
        label={
          <Trans>
            Type <bdi>{venue.name}</bdi> to confirm
          </Trans>
        }
        error={undefined}
      >
        {(input) => (
          <input
            {...input}
            // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type into it.
            autoFocus
            dir="auto"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** Ignores case and spaces. */
function folded(name: string): string {
  return name.trim().replace(/\s+/g, " ").toLocaleLowerCase();
}
