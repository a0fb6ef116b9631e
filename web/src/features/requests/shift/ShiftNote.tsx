import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { Counter } from "../../../core/forms/Counter.tsx";
import { Refusal } from "../../../core/forms/Refusal.tsx";
import { useFormats } from "../../../core/language/formats.ts";
import { tabStorage } from "../../../core/storage/guarded-storage.ts";
import { Button } from "../../../ui/Button.tsx";
import styles from "./ShiftScreen.module.css";
import { type Shift, useWriteNote } from "./shift-queries.ts";

/** The note of the shift before, and the one for the next. What is typed waits in the tab until it is saved. */
export function ShiftNote({ note }: { note: Shift["note"] }) {
  const { t } = useLingui();
  const { venue_id: venueId } = useVenue();
  const { dayAndTime } = useFormats();
  const key = `bellhop.draft.shift-note.${venueId}`;
  const [typed, setTyped] = useState(() => tabStorage.read(key));
  const write = useWriteNote();
  const change = (text: string | null) => {
    setTyped(text);
    tabStorage.write(key, text);
  };
  const save = () => {
    if (typed !== null && !write.isPending) write.mutate(typed, { onSuccess: () => change(null) });
  };
  return (
    <section className={styles.part} aria-label={t`Note`}>
      <h2>
        <Trans>Note for the next shift</Trans>
      </h2>
      {typed === null ? (
        <div className={styles.note}>
          {note ? (
            <>
              <p dir="auto" className={styles.noteText}>
                {note.text}
              </p>
              <p className={styles.sub}>
                <bdi>{note.by}</bdi>, {dayAndTime(note.at)}
              </p>
            </>
          ) : (
            <p className={styles.sub}>
              <Trans>No note yet.</Trans>
            </p>
          )}
          <Button size="row" className={styles.print} onClick={() => change(note?.text ?? "")}>
            {note ? <Trans>Edit note</Trans> : <Trans>Write a note</Trans>}
          </Button>
        </div>
      ) : (
        <form
          className={styles.note}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          {write.error && <Refusal failure={write.error} />}
          <textarea
            // biome-ignore lint/a11y/noAutofocus: the button was pressed to write the note.
            autoFocus
            aria-label={t`Note for the next shift`}
            className={styles.field}
            dir="auto"
            rows={5}
            maxLength={limits.shiftNoteCharacters}
            value={typed}
            onChange={({ target }) => change(target.value)}
          />
          <Counter text={typed} max={limits.shiftNoteCharacters} />
          <div className={styles.buttons}>
            <Button type="submit" aria-disabled={write.isPending}>
              <Trans>Save note</Trans>
            </Button>
            <Button kind="ghost" onClick={() => change(null)}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
