import type { ReactNode } from "react";
import styles from "./Guide.module.css";

type SketchProps = {
  /** The names in Meta's menu, outermost first. Meta shows them in the person's language; here in English. */
  path: readonly string[];
  children?: ReactNode;
};

/** A page of Meta as a drawing: the way there, and what to look for. The words beside it say the same. */
export function Sketch({ path, children }: SketchProps) {
  return (
    <div className={styles.sketch} aria-hidden="true" dir="ltr" lang="en">
      <p className={styles.path}>
        {path.map((name, at) => (
          <span key={name} data-here={at === path.length - 1 || undefined}>
            {name}
          </span>
        ))}
      </p>
      {children}
    </div>
  );
}

/** A line of a page; `isMarked`: the one to look for. */
export function SketchLine({ name, value, isMarked }: { name: string; value?: string; isMarked?: boolean }) {
  return (
    <p className={styles.line} data-marked={isMarked || undefined}>
      <span>{name}</span>
      {value && <b>{value}</b>}
    </p>
  );
}
