import type { ComponentProps, ReactNode } from "react";
import styles from "./Button.module.css";
import { Kbd } from "./Kbd.tsx";

type Look = {
  /** One `primary` per screen. */
  kind?: "primary" | "default" | "ghost" | "danger";
  /** 36 px; `row` is 28 for rows and bars. Both grow to 44 under a finger. */
  size?: "normal" | "row";
};

/** The class names of a button, for links that look like one. */
export function buttonLook({ kind = "default", size = "normal" }: Look = {}): string {
  return `${styles.button} ${styles[kind]} ${size === "row" ? styles.row : ""}`;
}

type ButtonProps = Look & ComponentProps<"button"> & { icon?: ReactNode; keyHint?: string };

/** A button: words, an icon before them if it helps, and the key that does the same. */
export function Button({ kind, size, icon, keyHint, children, className = "", ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={`${buttonLook({ kind, size })} ${className}`}>
      {icon}
      <span className={styles.words}>{children}</span>
      {keyHint && <Kbd onAccent={kind === "primary"}>{keyHint}</Kbd>}
    </button>
  );
}
