import { Trans } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useId } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import styles from "./FormDialog.module.css";
import { Refusal } from "./Refusal.tsx";

type FormDialogProps = {
  title: ReactNode;
  /** The submit button's label. */
  send: string;
  /** The label of the button that closes the dialog, if "Cancel" could be misread. */
  close?: string;
  isDanger?: boolean;
  isBusy: boolean;
  isIncomplete?: boolean;
  /** The last failure, except errors shown at the fields. */
  failure: Error | null;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
};

export function FormDialog(props: FormDialogProps) {
  const { title, send, close, isDanger, isBusy, isIncomplete, failure, onSend, onClose, children } = props;
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && !isIncomplete) onSend();
  };
  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h2 id={id}>{title}</h2>
        {failure && <Refusal failure={failure} />}
        {children}
        <div className={styles.actions}>
          <Button onClick={onClose}>{close ?? <Trans>Cancel</Trans>}</Button>
          <Button
            kind={isDanger ? "danger" : "primary"}
            type="submit"
            disabled={isBusy || isIncomplete}
            aria-busy={isBusy}
          >
            {send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
