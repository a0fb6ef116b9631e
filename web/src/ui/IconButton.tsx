import type { ComponentProps, ReactNode } from "react";
import styles from "./IconButton.module.css";
import { Tip } from "./Tip.tsx";

type IconButtonProps = ComponentProps<"button"> & { label: string; keyHint?: string; children: ReactNode };

/** A button that is only an icon: its name is a tooltip, with the key that does the same. */
export function IconButton({ label, keyHint, children, className = "", ...rest }: IconButtonProps) {
  return (
    <Tip label={label} keyHint={keyHint}>
      <button type="button" aria-label={label} {...rest} className={`${styles.iconButton} ${className}`}>
        {children}
      </button>
    </Tip>
  );
}
