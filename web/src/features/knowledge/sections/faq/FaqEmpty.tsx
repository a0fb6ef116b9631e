import { Trans, useLingui } from "@lingui/react/macro";
import { IconHelpCircle, IconSearchOff } from "@tabler/icons-react";
import { Button } from "../../../../ui/Button.tsx";
import { Notice } from "../../../../ui/Notice.tsx";
import { Skeleton } from "../../../../ui/Skeleton.tsx";
import styles from "./FaqList.module.css";

export function FaqEmpty({ onAdd }: { onAdd: ((question?: string, text?: string) => void) | null }) {
  const { t } = useLingui();
  const question = t`Where can I store my luggage?`;
  const text = t`At reception, free of charge, before check-in and after check-out.`;
  return (
    <Notice
      icon={<IconHelpCircle size={24} stroke={1.35} />}
      title={t`No questions answered yet`}
      action={
        onAdd && (
          <Button onClick={() => onAdd(question, text)}>
            <Trans>Begin with this example</Trans>
          </Button>
        )
      }
    >
      <p>
        <Trans>What you answer here once, the assistant answers every guest, in their language.</Trans>
      </p>
      <dl className={styles.example}>
        <dt>{question}</dt>
        <dd>{text}</dd>
      </dl>
    </Notice>
  );
}

export function FaqNotFound(props: { search: string; onAll: () => void; onAdd: (() => void) | null }) {
  const { search, onAll, onAdd } = props;
  const { t } = useLingui();
  return (
    <Notice
      icon={<IconSearchOff size={24} stroke={1.35} />}
      title={t`No entry says “${search}”`}
      action={
        <span className={styles.choices}>
          <Button onClick={onAll}>
            <Trans>Show all</Trans>
          </Button>
          {onAdd && (
            <Button onClick={onAdd}>
              <Trans>Add it as a question</Trans>
            </Button>
          )}
        </span>
      }
    />
  );
}

export function FaqLoading() {
  return (
    <div className={styles.list} aria-busy="true">
      {[150, 90, 280, 160, 140, 220].map((width) => (
        <div key={width} className={styles.loading}>
          <Skeleton width={16} height={16} />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
