import { Trans } from "@lingui/react/macro";
import { lengthOf } from "../../ui/as-kept.ts";
import { useFormats } from "../language/formats.ts";
import styles from "./Counter.module.css";

/** From here on the limit is near enough to speak of. */
const shownFrom = 0.8;

/** How much of a limit is used, from 80 % of it on; counted as the server counts. */
export function Counter({ text, most }: { text: string; most: number }) {
  const { number } = useFormats();
  const length = lengthOf(text);
  if (length < most * shownFrom) return null;
  return (
    <span className={styles.counter} data-over={length > most || undefined}>
      <Trans>
        <bdi>{number(length)}</bdi> of <bdi>{number(most)}</bdi>
      </Trans>
    </span>
  );
}
