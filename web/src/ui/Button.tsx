import type { ComponentProps, ReactNode } from "react";
import styles from "./Button.module.css";
import { Kbd } from "./Kbd.tsx";

type Look = {
  /** One `primary` per screen. */
  kind?: "primary" | "default" | "ghost" | "danger";
  /** 36 px; `row` is 28 px. Both are 44 px on touch screens. */
  size?: "normal" | "row";
};

/** For links that look like buttons. */
export function buttonLook({ kind = "default", size = "normal" }: Look = {}): string {
  return `${styles.button} ${styles[kind]} ${size === "row" ? styles.row : ""}`;
}

type ButtonProps = Look & ComponentProps<"button"> & { icon?: ReactNode; keyHint?: string };

export function Button({ kind, size, icon, keyHint, children, className = "", ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={`${buttonLook({ kind, size })} ${className}`}>
      {icon}
      <span className={styles.words}>{children}</span>
      {keyHint && <Kbd onAccent={kind === "primary"}>{keyHint}</Kbd>}
    </button>
  );
}
