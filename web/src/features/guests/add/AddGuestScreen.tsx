import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { Failure } from "../../../core/pages/Failure.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useGuest } from "../guest-queries.ts";
import styles from "./AddGuest.module.css";
import { AddGuestForm } from "./AddGuestForm.tsx";
import { draftFor, emptyDraft } from "./add-guest-draft.ts";
import { readAddGuestSearch } from "./add-guest-search.ts";
import { GuestAdded } from "./GuestAdded.tsx";
import type { AddedGuest } from "./use-add-guest.ts";

export function AddGuestScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { guest: guestId } = readAddGuestSearch(useSearch({ strict: false }));
  const { data: known, error, refetch } = useGuest(guestId);
  const [added, setAdded] = useState<AddedGuest>();
  // Another form each time, so that it starts empty and with the focus in its first field.
  const [round, setRound] = useState(0);
  const addAnother = () => {
    setAdded(undefined);
    setRound(round + 1);
    if (guestId) void navigate({ to: "/addguest", replace: true });
  };
  return (
    <div className={styles.screen}>
      {added ? (
        <GuestAdded added={added} onAddAnother={addAnother} />
      ) : (
        <>
          <h1>{guestId ? <Trans>Add stay</Trans> : <Trans>Add guest</Trans>}</h1>
          {error ? (
            <Failure failure={error} title={t`Could not load the guest`} onRetry={() => void refetch()} />
          ) : guestId && !known ? (
            <FormSkeleton />
          ) : (
            <AddGuestForm
              key={`${guestId ?? "new"} ${round}`}
              known={known}
              start={known ? draftFor(known) : emptyDraft}
              onAdded={setAdded}
            />
          )}
        </>
      )}
    </div>
  );
}

function FormSkeleton() {
  return (
    <div className={styles.fields} aria-hidden="true">
      {["name", "phone", "dates", "nights", "number"].map((field) => (
        <Skeleton key={field} height={64} />
      ))}
    </div>
  );
}
