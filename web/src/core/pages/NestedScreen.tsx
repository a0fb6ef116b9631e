import type { ReactNode } from "react";
import styles from "./NestedScreen.module.css";

type NestedScreenProps = {
  /** Links to the screens above it, separated by `PathSeparator`. */
  path: ReactNode;
  title: ReactNode;
  children: ReactNode;
};

/** A screen below another one: the path to it above its title. */
export function NestedScreen({ path, title, children }: NestedScreenProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <nav className={styles.path}>{path}</nav>
        <h1>{title}</h1>
      </header>
      {children}
    </div>
  );
}

export const PathSeparator = () => <span aria-hidden="true">/</span>;
