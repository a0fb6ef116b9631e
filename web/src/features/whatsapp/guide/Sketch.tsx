import styles from "./Guide.module.css";
import type { MetaPage } from "./meta-pages.ts";

/** A page of Meta as a drawing: the way there, and what to look for. The words beside it say the same. */
export function Sketch({ of: { path, lines } }: { of: MetaPage }) {
  return (
    <div className={styles.sketch} aria-hidden="true" dir="ltr" lang="en">
      <p className={styles.path}>
        {path.map((name, at) => (
          <span key={name} data-here={at === path.length - 1 || undefined}>
            {name}
          </span>
        ))}
      </p>
      {lines.map(({ name, value, isMarked }) => (
        <p key={name} className={styles.line} data-marked={isMarked}>
          <span>{name}</span>
          {value && <b>{value}</b>}
        </p>
      ))}
    </div>
  );
}
