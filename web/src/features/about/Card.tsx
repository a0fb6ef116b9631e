import { type ReactNode, useId } from "react";
import styles from "./Card.module.css";

type CardProps = {
  title: string;
  about?: string;
  action?: ReactNode;
  children: ReactNode;
};

export function Card({ title, about, action, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={id}>{title}</h2>
          {about && <p>{about}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
