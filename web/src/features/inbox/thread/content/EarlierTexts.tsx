import type { Message } from "@bellhop/contract/messages";
import { Trans } from "@lingui/react/macro";
import { useFormats } from "../../../../core/language/formats.ts";
import styles from "./Around.module.css";

/** "Edited", with the texts before each edit. */
export function EarlierTexts({ texts }: { texts: Message["earlier_texts"] }) {
  const { time } = useFormats();
  if (texts.length === 0) return null;
  return (
    <details className={styles.earlier}>
      <summary className={styles.summary}>
        <Trans>Edited</Trans>
      </summary>
      <ol>
        {texts.map(({ text, until }) => (
          <li key={until} className={styles.earlierText}>
            <span dir="auto">{text}</span> <time dateTime={until}>{time(until)}</time>
          </li>
        ))}
      </ol>
    </details>
  );
}
