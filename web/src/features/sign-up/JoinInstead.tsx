import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/Button.tsx";
import styles from "./NewPerson.module.css";

type JoinInsteadProps = { email: string | undefined; onCheckAgain: () => void };

export function JoinInstead({ email, onCheckAgain }: JoinInsteadProps) {
  return (
    <section className={styles.join}>
      <h2>
        <Trans>Does your hotel already use Bellhop?</Trans>
      </h2>
      <p>
        <AskAnOwner email={email} />
      </p>
      <Button size="row" onClick={onCheckAgain}>
        <Trans>Check again</Trans>
      </Button>
    </section>
  );
}

export function AskAnOwner({ email }: { email: string | undefined }) {
  if (!email) return <Trans>Ask an owner to invite your e-mail address. Then check again.</Trans>;
  return (
    <Trans>
      Ask an owner to invite{" "}
      <bdi dir="ltr" className={styles.email}>
        {email}
      </bdi>
      . Then check again.
    </Trans>
  );
}
