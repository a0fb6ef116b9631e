import { Trans, useLingui } from "@lingui/react/macro";
import { IconCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { CalmPage } from "../../core/pages/CalmPage.tsx";
import { buttonLook } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { CardWithPhone } from "./CardWithPhone.tsx";
import styles from "./ConfirmationScreen.module.css";

/** Public: the link in the confirmation mail leads here. */
export function ConfirmationScreen() {
  const { t } = useLingui();
  const title = t`Your e-mail is confirmed`;
  useEffect(() => {
    document.title = `${title} · Bellhop`;
  }, [title]);
  return (
    <CalmPage isWide>
      <CardWithPhone
        path="/login"
        codeLabel={t`QR code for the sign-in page`}
        phoneTitle={<Trans>Continue on your phone</Trans>}
        phoneWords={
          <Trans>
            Scan the code and sign in, or <Link to="/login">continue here</Link>.
          </Trans>
        }
        needsPublicAddress={<Trans>Your phone can't open this address yet. Continue on this computer.</Trans>}
      >
        <h1>{title}</h1>
        <p className={styles.about}>
          <Trans>Next, set up your hotel. It takes about two minutes.</Trans>
        </p>
        <ol className={styles.steps}>
          <li className={styles.step} data-state="done">
            <span className={styles.number} aria-hidden="true">
              <Icon of={IconCheck} size={14} />
            </span>
            <Trans>Account created, e-mail confirmed</Trans>
            <span className="unseen">
              {" "}
              <Trans>(done)</Trans>
            </span>
          </li>
          <li className={styles.step} data-state="next">
            <span className={styles.number} aria-hidden="true">
              2
            </span>
            <Trans>Name your hotel</Trans>
          </li>
          <li className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              3
            </span>
            <Trans>Add breakfast times and Wi-Fi</Trans>
          </li>
        </ol>
        <Link to="/home" className={`${buttonLook({ kind: "primary" })} ${styles.continue}`}>
          <Trans>Continue to Bellhop</Trans>
        </Link>
      </CardWithPhone>
    </CalmPage>
  );
}
