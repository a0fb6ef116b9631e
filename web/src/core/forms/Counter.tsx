import { Trans } from "@lingui/react/macro";
import { lengthOf } from "../../ui/stored-text.ts";
import { useFormats } from "../language/formats.ts";
import styles from "./Counter.module.css";

const shownFrom = 0.8;

/** Shows how much of a limit is used from 80 % on, counted like the server. */
export function Counter({ text, max }: { text: string; max: number }) {
  const { number } = useFormats();
  const length = lengthOf(text);
  if (length < max * shownFrom) return null;
  return (
    <span className={styles.counter} data-over={length > max || undefined}>
      <Trans>
        <bdi>{number(length)}</bdi> of <bdi>{number(max)}</bdi>
      </Trans>
    </span>
  );
}
