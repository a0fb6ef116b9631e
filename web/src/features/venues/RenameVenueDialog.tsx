import { limits } from "@bellhop/contract/limits";
import type { OperatorVenue } from "@bellhop/contract/venues";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fieldErrorsOf } from "../../core/api/call-failure.ts";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { useRenameVenue } from "./venue-changes.ts";

export function RenameVenueDialog({ venue, onClose }: { venue: OperatorVenue; onClose: () => void }) {
  const { t } = useLingui();
  const [name, setName] = useState(venue.name);
  const rename = useRenameVenue();
  const errors = fieldErrorsOf(rename.error);
  return (
    <FormDialog
      title={
        <Trans>
          Rename <bdi>{venue.name}</bdi>
        </Trans>
      }
      send={t`Save`}
      isBusy={rename.isPending}
      isIncomplete={name.trim() === ""}
      failure={errors.name ? null : rename.error}
      onSend={() => rename.mutate({ venue_id: venue.venue_id, name: name.trim() }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Field label={t`Name`} error={errors.name} hint={t`Guests see this name in the assistant's messages.`}>
        {(input) => (
          <input
            {...input}
            // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type into it.
            autoFocus
            dir="auto"
            maxLength={limits.venueNameCharacters}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
