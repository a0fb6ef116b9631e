import { type ReactNode, useId } from "react";
import styles from "./Card.module.css";

type CardProps = {
  title: ReactNode;
  /** After the title, such as a chip. */
  aside?: ReactNode;
  /** At the end of the head, such as a switch. */
  control?: ReactNode;
  children?: ReactNode;
};

/** A box with a head; its children are divided by lines. */
export function Card({ title, aside, control, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside && <span className={styles.aside}>{aside}</span>}
        {control && <span className={styles.control}>{control}</span>}
      </header>
      {children}
    </section>
  );
}

type LineProps = {
  icon?: ReactNode;
  title: ReactNode;
  about?: ReactNode;
  /** At the end. */
  end?: ReactNode;
};

export function Line({ icon, title, about, end }: LineProps) {
  return (
    <div className={styles.line}>
      {icon}
      <div className={styles.words}>
        <p>{title}</p>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      {end}
    </div>
  );
}
