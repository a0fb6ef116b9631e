import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import styles from "./EditableFact.module.css";

type EditableFactProps = {
  /** Names the button that opens the fields. */
  label: string;
  /** Undefined if it can't be changed any more. */
  onSave: (() => Promise<boolean>) | undefined;
  /** Called when the fields open, to begin with what is stored. */
  onEdit: () => void;
  fields: ReactNode;
  children: ReactNode;
};

/** A value that turns into its fields. What was typed stays if it can't be saved. */
export function EditableFact({ label, onSave, onEdit, fields, children }: EditableFactProps) {
  const [isEditing, setEditing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!onSave) return <span>{children}</span>;
  if (!isEditing)
    return (
      <button
        type="button"
        className={styles.value}
        aria-label={label}
        onClick={() => {
          onEdit();
          setEditing(true);
        }}
      >
        {children}
      </button>
    );
  return (
    <form
      className={styles.form}
      ref={focusFirst}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        setBusy(true);
        void onSave().then((isSaved) => {
          setBusy(false);
          if (isSaved) setEditing(false);
        });
      }}
      onKeyDown={(press) => {
        if (press.key !== "Escape" || press.defaultPrevented) return;
        press.preventDefault();
        press.stopPropagation();
        setEditing(false);
      }}
    >
      {fields}
      <Button size="row" type="submit" aria-disabled={isBusy}>
        <Trans>Save</Trans>
      </Button>
      <Button size="row" kind="ghost" onClick={() => setEditing(false)}>
        <Trans>Cancel</Trans>
      </Button>
    </form>
  );
}

/** Once, when the fields open. */
function focusFirst(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>("input:not([tabindex='-1']), textarea, select")?.focus();
}
