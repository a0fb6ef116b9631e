import { useLingui } from "@lingui/react/macro";
import { IconClock } from "@tabler/icons-react";
import { memo } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import type { Unsent } from "../../../core/outbox/outbox.ts";
import { useClock } from "../../../core/time/clock.ts";
import { Icon } from "../../../ui/Icon.tsx";
import bubble from "./Bubble.module.css";
import { Bubble } from "./Bubble.tsx";
import { OfferedParts } from "./content/OfferedContent.tsx";
import { Quoted } from "./content/Quoted.tsx";
import { MarkedText } from "./MarkedText.tsx";
import { Meta } from "./Meta.tsx";
import type { MessageActions } from "./message-actions.ts";
import { SystemLine } from "./SystemLine.tsx";
import styles from "./ThreadRow.module.css";
import { TroubleCard, UnsentCard } from "./TroubleCards.tsx";
import type { ThreadRow } from "./thread-rows.ts";

export const ThreadRowView = memo(function ThreadRowView({
  row,
  onEdit,
  onShow,
  actions,
}: {
  row: ThreadRow;
  onEdit: (text: string) => void;
  /** Scrolls to another message; undefined if the quoted one is not loaded. */
  onShow?: ((messageId: string) => void) | undefined;
  actions?: MessageActions | undefined;
}) {
  if (row.kind === "day") return <Day at={row.at} />;
  const gap = row.startsGroup ? styles.apart : styles.close;
  if (row.kind === "unsent") {
    return (
      <div className={gap}>
        {row.unsent.state.is === "sending" ? (
          <OnItsWay unsent={row.unsent} startsGroup={row.startsGroup} />
        ) : (
          <UnsentCard unsent={row.unsent} onEdit={onEdit} />
        )}
      </div>
    );
  }
  const { message } = row;
  if (message.author === "system") {
    return (
      <div className={styles.apart}>
        <SystemLine message={message} />
      </div>
    );
  }
  const isTrouble = message.state === "failed" || message.state === "unknown";
  return (
    <div className={gap}>
      {isTrouble ? (
        <TroubleCard message={message} onEdit={onEdit} />
      ) : (
        <Bubble message={message} startsGroup={row.startsGroup} onShow={onShow} actions={actions} />
      )}
    </div>
  );
});

function OnItsWay({ unsent, startsGroup }: { unsent: Unsent; startsGroup: boolean }) {
  const { t } = useLingui();
  const { time } = useFormats();
  return (
    <div className={bubble.message} data-author="staff">
      {startsGroup && <p className={bubble.speaker}>{t`You`}</p>}
      <div className={bubble.bubble}>
        {unsent.quoted && <Quoted quoted={unsent.quoted} onShow={undefined} />}
        <div dir="auto" className={bubble.text}>
          <MarkedText text={unsent.text} writing="typed" />
          <Meta>
            <time>{time(unsent.at)}</time>
            <span className={bubble.delivery}>
              <Icon of={IconClock} size={14} />
              {t`Sending`}
            </span>
          </Meta>
        </div>
        {unsent.interactive && <OfferedParts offered={unsent.interactive} />}
      </div>
    </div>
  );
}

function Day({ at }: { at: string | number }) {
  const { t } = useLingui();
  const formats = useFormats();
  const daysAgo = useClock((now) => formats.daysBetween(at, now));
  const name = daysAgo === 0 ? t`Today` : daysAgo === 1 ? t`Yesterday` : formats.fullDay(at);
  return <p className={styles.day}>{name}</p>;
}
