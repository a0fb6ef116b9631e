import type { SimulatedMessage } from "@bellhop/contract/simulator";
import { Trans } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import { MarkedText } from "../inbox/index.ts";
import styles from "./Phone.module.css";
import { Ticks } from "./Ticks.tsx";

export function PhoneBubble({ message }: { message: SimulatedMessage }) {
  const { time } = useFormats();
  const { author, kind, text, state, at } = message;
  return (
    <div className={styles.bubble} data-author={author}>
      <span className="unseen">{author === "guest" ? <Trans>You:</Trans> : <Trans>Hotel:</Trans>} </span>
      <div dir="auto" className={styles.words}>
        {kind !== "text" && <span className={styles.kind}>{kind}</span>}
        <MarkedText text={text} />
      </div>
      <div className={styles.meta}>
        <time dateTime={at}>{time(at)}</time>
        {author === "guest" && <Ticks state={state} />}
      </div>
    </div>
  );
}
