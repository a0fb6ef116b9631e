import type { FirstAnswers } from "@bellhop/contract/sign-up";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconDeviceMobileMessage } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useVenue } from "../../core/access/AccessContext.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useQuoted } from "../../ui/quoted.ts";
import { CardWithPhone } from "./CardWithPhone.tsx";
import styles from "./Welcome.module.css";

type WelcomeProps = { answered: (keyof FirstAnswers)[] };

export function Welcome({ answered }: WelcomeProps) {
  const { name } = useVenue();
  const { t } = useLingui();
  const question = useQuestion(answered);
  const quoted = useQuoted();
  const title = useRef<HTMLHeadingElement>(null);
  // The focused form is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.screen}>
      <CardWithPhone
        path={`/simulator?${new URLSearchParams({ ask: question })}`}
        codeLabel={t`QR code for the simulator`}
        phoneTitle={<Trans>Try it on your phone</Trans>}
        phoneWords={<Trans>Scan the code, sign in, and write to your hotel as a guest.</Trans>}
        needsPublicAddress={<Trans>Your phone can't reach this computer. Use the simulator.</Trans>}
      >
        <div className={styles.words}>
          <h1 className={styles.title} ref={title} tabIndex={-1}>
            <Trans>
              <bdi>{name}</bdi> is ready
            </Trans>
          </h1>
          <p className={styles.about}>
            {answered.length > 0 ? (
              <Trans>The assistant knows what you wrote. Ask it a question as a guest.</Trans>
            ) : (
              <Trans>
                The assistant knows nothing yet and sends every question to you. Try it as a guest.
              </Trans>
            )}
          </p>
          <p className={styles.question} dir="auto">
            {quoted(question)}
          </p>
          <div className={styles.actions}>
            <Link to="/simulator" search={{ ask: question }} className={buttonLook({ kind: "primary" })}>
              <Icon of={IconDeviceMobileMessage} />
              <Trans>Open the simulator</Trans>
            </Link>
            <Link to="/home" className={buttonLook()}>
              <Trans>Go to Home</Trans>
            </Link>
          </div>
          <p className={styles.more}>
            <Trans>
              Working with others? <Link to="/settingsaccountsetup">Invite your colleagues</Link>.
            </Trans>
          </p>
        </div>
      </CardWithPhone>
    </div>
  );
}

/** A question that the assistant can already answer. */
function useQuestion(answered: (keyof FirstAnswers)[]): string {
  const { t } = useLingui();
  const questions: Record<keyof FirstAnswers, string> = {
    breakfast: t`When is breakfast?`,
    wifi: t`What is the Wi-Fi password?`,
    parking: t`Where can I park?`,
    check_in: t`When can I check in?`,
    check_out: t`When is check-out?`,
    pets: t`Are dogs welcome?`,
  };
  const known = (Object.keys(questions) as (keyof FirstAnswers)[]).find((name) => answered.includes(name));
  return questions[known ?? "breakfast"];
}
