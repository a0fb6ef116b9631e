import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/Button.tsx";
import { AskAnOwner } from "./JoinInstead.tsx";
import styles from "./SignUpFlow.module.css";

type NoLongerMemberProps = {
  operator: string;
  email: string | undefined;
  onCheckAgain: () => void;
  onOpenOwn: () => void;
};

export function NoLongerMember({ operator, email, onCheckAgain, onOpenOwn }: NoLongerMemberProps) {
  return (
    <section className={styles.card} role="status">
      <header className={styles.head}>
        <h1 className={styles.title}>
          <Trans>
            You are no longer a member of <bdi>{operator}</bdi>
          </Trans>
        </h1>
        <p className={styles.about}>
          <Trans>Your messages there keep your name.</Trans>
        </p>
      </header>
      <p>
        <AskAnOwner email={email} />
      </p>
      <div className={styles.choices}>
        <Button kind="primary" onClick={onCheckAgain}>
          <Trans>Check again</Trans>
        </Button>
        <Button onClick={onOpenOwn}>
          <Trans>Create your own hotel</Trans>
        </Button>
      </div>
    </section>
  );
}
