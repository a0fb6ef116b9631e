import { Trans } from "@lingui/react/macro";
import { useSettings } from "../settings/index.ts";
import styles from "./AssistantScreen.module.css";

/** Guests may get another answer where a language model reads their messages. */
export function WithoutModel() {
  const { settings } = useSettings();
  if (!settings?.readings.enabled) return null;
  return (
    <p className={styles.withoutModel}>
      <Trans>Answered without the language model. Guests may get another answer.</Trans>
    </p>
  );
}
