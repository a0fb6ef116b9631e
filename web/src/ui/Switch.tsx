import type { ComponentProps } from "react";
import styles from "./Switch.module.css";

/** Labelled by its `id`. */
export function Switch(props: Omit<ComponentProps<"input">, "type" | "role" | "className">) {
  return (
    <span className={styles.hit}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox reports its own state. */}
      <input {...props} className={styles.switch} type="checkbox" role="switch" />
    </span>
  );
}
