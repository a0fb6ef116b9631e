import { useLingui } from "@lingui/react/macro";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useBarBelow } from "./bar-below.ts";
import { IconButton } from "./IconButton.tsx";
import { useTopDialog } from "./open-dialogs.ts";
import styles from "./Toasts.module.css";
import { closeToast, dismissToast, holdToasts, releaseToasts, type Toast, useToasts } from "./toasts.ts";

/** Inside an open dialog, toasts move into it, because the rest of the page is inert. */
export function Toasts({ children }: { children?: ReactNode }) {
  const toasts = useToasts();
  const dialog = useTopDialog();
  useBarBelow(!dialog && toasts.length > 0);
  const shown = toasts.map((one) => <Shown key={one.id} toast={one} />);
  return (
    <>
      <Place>
        {children}
        {!dialog && shown}
      </Place>
      {dialog && createPortal(<Place>{shown}</Place>, dialog)}
    </>
  );
}

function Place({ children }: { children: ReactNode }) {
  return (
    <div
      className={styles.place}
      data-messages=""
      role="status"
      onPointerEnter={holdToasts}
      onPointerLeave={releaseToasts}
      onFocus={holdToasts}
      onBlur={releaseToasts}
    >
      {children}
    </div>
  );
}

function Shown({ toast }: { toast: Toast }) {
  const { t } = useLingui();
  const { id, tone, text, action } = toast;
  return (
    <div className={styles.toast} data-tone={tone}>
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          aria-keyshortcuts="z"
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={t`Dismiss`} className={styles.close} onClick={() => closeToast(toast)}>
        <IconX size={16} stroke={1.8} />
      </IconButton>
    </div>
  );
}
