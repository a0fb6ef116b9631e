import { useLingui } from "@lingui/react/macro";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "./IconButton.tsx";
import styles from "./Toasts.module.css";
import { dismissToast, holdToasts, releaseToasts, useToasts } from "./toasts.ts";

/** Where toasts appear, and whatever else has something to say at the edge of the screen. */
export function Toasts({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  const toasts = useToasts();
  return (
    <div
      className={styles.place}
      role="status"
      onPointerEnter={holdToasts}
      onPointerLeave={releaseToasts}
      onFocus={holdToasts}
      onBlur={releaseToasts}
    >
      {children}
      {toasts.map((shown) => (
        <div key={shown.id} className={styles.toast} data-tone={shown.tone}>
          <span>{shown.words}</span>
          {shown.action && (
            <button
              type="button"
              className={styles.action}
              aria-keyshortcuts="z"
              onClick={() => {
                dismissToast(shown.id);
                shown.action?.run();
              }}
            >
              {shown.action.words}
            </button>
          )}
          <IconButton label={t`Dismiss`} className={styles.close} onClick={() => dismissToast(shown.id)}>
            <IconX size={16} stroke={1.8} />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
