import type { FirstAnswers } from "@bellhop/contract/sign-up";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconDeviceMobileMessage } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useVenue } from "../../core/access/AccessContext.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { CardWithPhone } from "./CardWithPhone.tsx";
import { isOnThisComputer, useAbsoluteUrl } from "./sign-in-address.ts";
import styles from "./Welcome.module.css";

type WelcomeProps = { answered: (keyof FirstAnswers)[] };

export function Welcome({ answered }: WelcomeProps) {
  const { name } = useVenue();
  const { t } = useLingui();
  const question = useQuestion(answered);
  const address = useAbsoluteUrl(`/simulator?${new URLSearchParams({ ask: question })}`);
  const title = useRef<HTMLHeadingElement>(null);
  // The focused form is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.screen}>
      <CardWithPhone
        isForLater={isOnThisComputer(address)}
        code={{ link: address, label: t`QR code that leads to the simulator` }}
        phoneTitle={<Trans>Try it on your phone</Trans>}
        phoneWords={
          isOnThisComputer(address) ? (
            <Trans>
              Not yet: this Bellhop answers on this computer only, so be the guest here. The code works once
              it has an address of its own.
            </Trans>
          ) : (
            <Trans>Scan, sign in as here, and write to your hotel as a guest.</Trans>
          )
        }
      >
        <div className={styles.words}>
          <h1 className={styles.title} ref={title} tabIndex={-1}>
            <Trans>
              <bdi>{name}</bdi> is open
            </Trans>
          </h1>
          <p className={styles.about}>
            {answered.length > 0 ? (
              <Trans>The assistant has learnt what you wrote. Ask it as a guest would.</Trans>
            ) : (
              <Trans>
                The assistant knows nothing yet, so every guest comes to you. See how that looks as a guest.
              </Trans>
            )}
          </p>
          <p className={styles.question} dir="auto">
            “{question}”
          </p>
          <div className={styles.actions}>
            <Link to="/simulator" search={{ ask: question }} className={buttonLook({ kind: "primary" })}>
              <Icon of={IconDeviceMobileMessage} />
              <Trans>Be the guest here</Trans>
            </Link>
            <Link to="/home" className={buttonLook()}>
              <Trans>Go to Home</Trans>
            </Link>
          </div>
          <p className={styles.more}>
            <Trans>
              Not alone at the desk? <Link to="/settingsaccountsetup">Invite your colleagues</Link>.
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
    check_out: t`Until when is check-out?`,
    pets: t`Are dogs welcome?`,
  };
  const known = (Object.keys(questions) as (keyof FirstAnswers)[]).find((name) => answered.includes(name));
  return questions[known ?? "breakfast"];
}
