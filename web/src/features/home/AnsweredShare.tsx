import type { Share } from "@bellhop/contract/statistics";
import { Plural, Trans } from "@lingui/react/macro";
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
          <strong>{count}</strong>{" "}
          <Plural
            value={answered.total}
            one="of # conversation answered without staff"
            other="of # conversations answered without staff"
          />
        </>
      ) : (
        <>
          <strong>{percent(portion)}</strong>{" "}
          <Trans>
            answered without staff, {count} of {total} conversations
          </Trans>
        </>
      )}
    </p>
  );
}
