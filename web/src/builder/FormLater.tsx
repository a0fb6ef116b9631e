import { Trans } from "@lingui/react/macro";
import styles from "./SectionPane.module.css";

/** Stands where a section's form is going to be. */
export function FormLater() {
  return (
    <div className={styles.later}>
      <p>
        <Trans>The form of this section is not built yet.</Trans>
      </p>
    </div>
  );
}
