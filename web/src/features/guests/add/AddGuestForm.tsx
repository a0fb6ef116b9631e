import type { Guest } from "@bellhop/contract/guests";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { fieldErrorsOf } from "../../../core/api/call-failure.ts";
import { ErrorSummary } from "../../../core/forms/ErrorSummary.tsx";
import { Refusal } from "../../../core/forms/Refusal.tsx";
import { modKey } from "../../../core/keyboard/mod-key.ts";
import { useShortcuts } from "../../../core/keyboard/shortcuts.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { useClock } from "../../../core/time/clock.ts";
import { Button } from "../../../ui/Button.tsx";
import styles from "./AddGuest.module.css";
import { AddGuestFields } from "./AddGuestFields.tsx";
import { type AddGuestDraft, datesOf, phoneOf, problemsIn, stayOf } from "./add-guest-draft.ts";
import { FirstMessagePreview } from "./FirstMessagePreview.tsx";
import { fieldIdOf, useFieldLabels, useProblemSentences } from "./field-words.ts";
import { KnownNotice } from "./KnownNotice.tsx";
import { usePhoneReader } from "./phone-reader.ts";
import { suggestLanguage } from "./suggest-language.ts";
import { type AddedGuest, useAddGuest } from "./use-add-guest.ts";
import { useAddGuestDraft } from "./use-add-guest-draft.ts";
import { useFirstMessagePreview } from "./use-first-message-preview.ts";
import { useVenueFacts } from "./use-venue-facts.ts";

type AddGuestFormProps = {
  /** Who gets another stay; undefined: a new guest. */
  known: Guest | undefined;
  start: AddGuestDraft;
  onAdded: (added: AddedGuest) => void;
};

export function AddGuestForm({ known, start, onAdded }: AddGuestFormProps) {
  const { t } = useLingui();
  const { dayOf } = useFormats();
  const today = useClock((now) => dayOf(now));
  const facts = useVenueFacts();
  const { draft, change, forget } = useAddGuestDraft(known?.guest_id, start);
  const [attempt, setAttempt] = useState(0);
  const add = useAddGuest(known, (added) => {
    forget();
    onAdded(added);
  });

  const at = { today, country: facts.country, phones: usePhoneReader() };
  const problems = problemsIn(draft, at);
  const phone = phoneOf(draft, at);
  const suggested = suggestLanguage(phone?.country, facts);
  const canPreview = phone !== undefined && draft.nights >= 0;
  const preview = useFirstMessagePreview(canPreview ? stayOf(draft, at) : undefined, suggested);
  // The answer about another phone stays on screen until the next one.
  const answered = canPreview && preview.data?.phone === phone.phone ? preview.data : undefined;
  const isKnown = known !== undefined || (answered?.known_guest ?? null) !== null;
  const knownReservation = answered?.known_reservation ?? null;

  const isSaving = useRef(false);
  const save = () => {
    setAttempt((count) => count + 1);
    if (Object.keys(problems).length > 0 || isSaving.current) return;
    isSaving.current = true;
    const typed = { stay: stayOf(draft, at), suggestedLanguage: suggested };
    add.mutate(typed, {
      onSettled: () => {
        isSaving.current = false;
      },
    });
  };
  useShortcuts(t`Add guest`, [{ keys: "mod+Enter", label: t`Save the guest`, run: save }]);

  const errors = useFieldErrors(attempt > 0 ? problems : {}, add.error);
  const labels = useFieldLabels();
  const listed = Object.entries(errors).map(([field, message]) => ({
    fieldId: fieldIdOf(field),
    label: labels[field] ?? "",
    message,
  }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <div className={styles.columns}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <ErrorSummary errors={listed} attempt={attempt} />
        {add.error && Object.keys(fieldErrorsOf(add.error)).length === 0 && <Refusal failure={add.error} />}
        <OfflineNotice />
        <AddGuestFields
          draft={draft}
          at={at}
          phone={phone}
          languages={facts.languages}
          suggestedLanguage={isKnown ? undefined : suggested}
          isPhoneFixed={known?.phone != null}
          errors={errors}
          onChange={(changes) => {
            if (add.error) add.reset();
            change(changes);
          }}
        />
        {answered && <KnownNotice preview={answered} typed={{ name: draft.name, ...datesOf(draft, at) }} />}
        <div className={styles.actions}>
          <Button
            kind="primary"
            type="submit"
            className={styles.save ?? ""}
            aria-disabled={add.isPending || undefined}
            aria-busy={add.isPending}
            keyHint={`${modKey} Enter`}
          >
            {knownReservation ? (
              <Trans>Save changes</Trans>
            ) : isKnown ? (
              <Trans>Add stay</Trans>
            ) : (
              <Trans>Add guest</Trans>
            )}
          </Button>
        </div>
      </form>
      <FirstMessagePreview isPossible={canPreview} preview={preview} />
    </div>
  );
}

/** Errors per field: those found here, else the server's. */
function useFieldErrors(problems: ReturnType<typeof problemsIn>, failure: Error | null) {
  const sentences = useProblemSentences();
  return { ...fieldErrorsOf(failure), ...sentences(problems) };
}

function OfflineNotice() {
  const isOffline = useIsOffline();
  if (!isOffline) return null;
  return (
    <p className={styles.offline} role="status">
      <Trans>You're offline. What you type is kept.</Trans>
    </p>
  );
}

function useIsOffline(): boolean {
  const [isOffline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  return isOffline;
}
