import { Trans } from "@lingui/react/macro";
import styles from "./SignUpFlow.module.css";

export function Opening({ name, hasAnswers }: { name: string; hasAnswers: boolean }) {
  return (
    <section className={`${styles.card} ${styles.opening}`} role="status">
      <h1 className={styles.title}>
        <Trans>
          Creating <bdi>{name}</bdi>
        </Trans>
      </h1>
      <p>
        {hasAnswers ? (
          <Trans>The assistant is learning your answers.</Trans>
        ) : (
          <Trans>We're setting up the inbox and the simulator.</Trans>
        )}
      </p>
      <div className={styles.progress} aria-hidden="true">
        <span />
      </div>
    </section>
  );
}
