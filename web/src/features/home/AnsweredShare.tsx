import type { Share } from "@bellhop/contract/statistics";
import { Trans } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import styles from "./AssistantToday.module.css";
import { portionOf } from "./week-query.ts";

/** The share of answered conversations; only their numbers if there are few. */
export function AnsweredShare({ answered }: { answered: Share }) {
  const { percent, number } = useFormats();
  const portion = portionOf(answered);
  const count = number(answered.count);
  const total = number(answered.total);
  return (
    <p className={styles.figure}>
      {portion === null ? (
        <>
          <strong>{count}</strong> <Trans>of {total} conversations answered</Trans>
        </>
      ) : (
        <>
          <strong>{percent(portion)}</strong>{" "}
          <Trans>
            answered, {count} of {total} conversations
          </Trans>
        </>
      )}
    </p>
  );
}
