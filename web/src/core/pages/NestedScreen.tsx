import type { ReactNode, Ref } from "react";
import styles from "./NestedScreen.module.css";

type NestedScreenProps = {
  /** Links to the screens above it, separated by `PathSeparator`. */
  path: ReactNode;
  title: ReactNode;
  /** To focus the title, for example at the next step. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A screen below another one: the path to it above its title. */
export function NestedScreen({ path, title, titleRef, children }: NestedScreenProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <nav className={styles.path}>{path}</nav>
        <h1 ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
      </header>
      {children}
    </div>
  );
}

export const PathSeparator = () => <span aria-hidden="true">/</span>;
