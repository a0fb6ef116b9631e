import { Trans } from "@lingui/react/macro";
import styles from "./KeysSwitch.module.css";
import { switchKeys, useKeysAreOn } from "./shortcuts.ts";

/** Switches shortcuts of a single key on or off. */
export function KeysSwitch() {
  const areOn = useKeysAreOn();
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={areOn} onChange={(event) => switchKeys(event.currentTarget.checked)} />
      <Trans>Use single-key shortcuts</Trans>
    </label>
  );
}
