import type { Request } from "@bellhop/contract/requests";
import { useMoneyWords } from "../words/money-words.ts";
import styles from "./FactsLine.module.css";
import { RoomFact, WhenFact, WhoFact } from "./fact-fields.tsx";

/** When, where and who, each editable in place. */
export function FactsLine({ request }: { request: Request }) {
  const money = useMoneyWords();
  return (
    <div className={styles.line}>
      <WhenFact request={request} />
      <span aria-hidden="true">·</span>
      <RoomFact request={request} />
      <span aria-hidden="true">·</span>
      <WhoFact request={request} />
      {request.extra?.price && (
        <>
          <span aria-hidden="true">·</span>
          <span>{money(request.extra.price)}</span>
        </>
      )}
    </div>
  );
}
