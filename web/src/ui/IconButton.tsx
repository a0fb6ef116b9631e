import type { ComponentProps, ReactNode } from "react";
import styles from "./IconButton.module.css";
import { Tip } from "./Tip.tsx";

type IconButtonProps = ComponentProps<"button"> & { label: string; keyHint?: string; children: ReactNode };

/** Its label is a tooltip, with its shortcut. */
export function IconButton({ label, keyHint, children, className = "", ...rest }: IconButtonProps) {
  return (
    <Tip label={label} keyHint={keyHint}>
      <button type="button" aria-label={label} {...rest} className={`${styles.iconButton} ${className}`}>
        {children}
      </button>
    </Tip>
  );
}
