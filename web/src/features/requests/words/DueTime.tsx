import { isOpenRequest, type Request } from "@bellhop/contract/requests";
import { useFormats } from "../../../core/language/formats.ts";
import { DueChip } from "./DueChip.tsx";
import styles from "./DueTime.module.css";

export function DueTime({ request: { due_at, state } }: { request: Pick<Request, "due_at" | "state"> }) {
  const { time } = useFormats();
  return (
    <span className={styles.due}>
      <time dateTime={due_at}>{time(due_at)}</time>
      {isOpenRequest(state) && <DueChip due={due_at} />}
    </span>
  );
}
