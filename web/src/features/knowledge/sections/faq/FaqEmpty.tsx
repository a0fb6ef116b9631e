import { Trans, useLingui } from "@lingui/react/macro";
import { IconHelpCircle, IconSearchOff } from "@tabler/icons-react";
import { Button } from "../../../../ui/Button.tsx";
import { Notice } from "../../../../ui/Notice.tsx";
import { Skeleton } from "../../../../ui/Skeleton.tsx";
import styles from "./FaqList.module.css";

export function FaqEmpty({
  onAdd,
}: {
  onAdd: ((words: { question: string; answer: string }) => void) | null;
}) {
  const { t } = useLingui();
  const question = t`Where can I store my luggage?`;
  const answer = t`At reception, free of charge, before check-in and after check-out.`;
  return (
    <Notice
      icon={<IconHelpCircle size={24} stroke={1.35} />}
      title={t`No entries yet`}
      action={
        onAdd && (
          <Button onClick={() => onAdd({ question, answer })}>
            <Trans>Start with this example</Trans>
          </Button>
        )
      }
    >
      <p>
        <Trans>Write an answer once. The assistant uses it in the languages you write.</Trans>
      </p>
      <dl className={styles.example}>
        <dt>{question}</dt>
        <dd>{answer}</dd>
      </dl>
    </Notice>
  );
}

export function FaqNotFound(props: { search: string; onAll: () => void; onAnswer: () => void }) {
  const { search, onAll, onAnswer } = props;
  const { t } = useLingui();
  return (
    <Notice
      icon={<IconSearchOff size={24} stroke={1.35} />}
      title={t`No entry found for “${search}”`}
      action={
        <span className={styles.choices}>
          <Button onClick={onAll}>
            <Trans>Show all</Trans>
          </Button>
          <Button onClick={onAnswer}>
            <Trans>Answer this question</Trans>
          </Button>
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
