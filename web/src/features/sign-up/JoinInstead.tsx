import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/Button.tsx";
import styles from "./NewPerson.module.css";

type JoinInsteadProps = { email: string | undefined; onLookAgain: () => void };

export function JoinInstead({ email, onLookAgain }: JoinInsteadProps) {
  return (
    <section className={styles.join}>
      <h2>
        <Trans>Does your hotel use Bellhop already?</Trans>
      </h2>
      <p>
        <AskAnOwner email={email} />
      </p>
      <Button size="row" onClick={onLookAgain}>
        <Trans>Check again</Trans>
      </Button>
    </section>
  );
}

export function AskAnOwner({ email }: { email: string | undefined }) {
  if (!email)
    return <Trans>Ask an owner to invite your e-mail address. You are in as soon as they have.</Trans>;
  return (
    <Trans>
      Ask an owner to invite{" "}
      <bdi dir="ltr" className={styles.email}>
        {email}
      </bdi>
      . You are in as soon as they have.
    </Trans>
  );
}
