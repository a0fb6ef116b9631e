import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useSwitchVenue } from "../../core/access/access-queries.ts";
import { fieldErrorsOf } from "../../core/api/call-failure.ts";
import { ErrorSummary } from "../../core/forms/ErrorSummary.tsx";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { isolated } from "../../ui/isolated.ts";
import { toast } from "../../ui/toasts.ts";
import { DeskFields, NameField, PlaceFields } from "./VenueFields.tsx";
import { useAddVenue } from "./venue-changes.ts";
import { emptyVenue, type Place, problemsIn, type VenueDraft, venueOf } from "./venue-draft.ts";
import { useVenueErrors, useVenueLabels, venueFieldId } from "./venue-labels.ts";

/** Starts with the values of the current venue. */
export function AddVenueDialog({ near, onClose }: { near: Place | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const [venue, setVenue] = useState(() => emptyVenue(near));
  const [attempt, setAttempt] = useState(0);
  const add = useAddVenue();
  const { mutate: switchTo } = useSwitchVenue();
  const wordsFor = useVenueErrors();
  const labels = useVenueLabels();
  const problems = attempt > 0 ? wordsFor(problemsIn(venue)) : {};
  const refused = fieldErrorsOf(add.error);
  const errors: Partial<Record<keyof VenueDraft, string>> = { ...refused, ...problems };
  const send = () => {
    setAttempt(attempt + 1);
    if (Object.keys(problemsIn(venue)).length > 0) return;
    add.mutate(venueOf(venue), {
      onError: () => setAttempt((before) => before + 1),
      onSuccess: ({ venue_id, name }) => {
        toast(t`${isolated(name)} added.`, {
          action: { label: t`Go to hotel`, run: () => switchTo(venue_id) },
        });
        onClose();
      },
    });
  };
  const fields = {
    venue,
    errors,
    onChange: (changes: Partial<VenueDraft>) => {
      setVenue((before) => ({ ...before, ...changes }));
      if (add.error) add.reset();
    },
  };
  return (
    <FormDialog
      title={t`Add a hotel`}
      send={t`Add hotel`}
      isBusy={add.isPending}
      failure={Object.keys(refused).length > 0 ? null : add.error}
      onSend={send}
      onClose={onClose}
    >
      <ErrorSummary
        attempt={attempt}
        errors={Object.entries(errors).map(([field, message]) => ({
          fieldId: venueFieldId(field as keyof VenueDraft),
          label: labels[field as keyof VenueDraft] ?? "",
          message,
        }))}
      />
      <NameField {...fields} hasFocus />
      <PlaceFields {...fields} />
      <DeskFields {...fields} />
    </FormDialog>
  );
}
