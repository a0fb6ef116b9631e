import { type ReactNode, useEffect, useRef } from "react";
import styles from "./Dialog.module.css";
import { focusContentIfLost } from "./focus-content.ts";
import { dialogOpened } from "./open-dialogs.ts";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  label?: string;
  /** The id of its heading, if it has one. */
  labelledBy?: string;
  /** `drawer` and the wider `panel` slide in from the end, `sheet` from below on phones; `picture` is as large as its content. */
  shape?: "modal" | "drawer" | "panel" | "sheet" | "palette" | "picture";
  children: ReactNode;
};

/** Uses the browser's dialog: focus trap, inert page, Escape. */
export function Dialog({ open, onClose, label, labelledBy, shape = "modal", children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    dialog.showModal();
    const closed = dialogOpened(dialog);
    return () => {
      closed();
      dialog.close();
      // The browser does not restore focus after the dialog is removed.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus();
      // What opened it may be gone, too.
      focusContentIfLost();
    };
  }, [open]);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it already; the click is for the backdrop.
    <dialog
      ref={element}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={`${styles.dialog} ${styles[shape]}`}
      onCancel={(event) => {
        // React passes it on from a dialog that was opened in this one.
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <div className={styles.inside}>{children}</div>
    </dialog>
  );
}
