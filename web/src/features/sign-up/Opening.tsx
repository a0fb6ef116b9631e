import { Trans } from "@lingui/react/macro";
import styles from "./SignUpFlow.module.css";

export function Opening({ name, isTaught }: { name: string; isTaught: boolean }) {
  return (
    <section className={`${styles.card} ${styles.opening}`} role="status">
      <h1 className={styles.title}>
        <Trans>
          Opening <bdi>{name}</bdi>
        </Trans>
      </h1>
      <p>
        {isTaught ? (
          <Trans>The assistant learns what you wrote.</Trans>
        ) : (
          <Trans>The inbox and the simulator are being set up.</Trans>
        )}
      </p>
      <div className={styles.progress} aria-hidden="true">
        <span />
      </div>
    </section>
  );
}
