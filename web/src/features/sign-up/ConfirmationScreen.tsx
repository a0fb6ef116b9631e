import { Trans, useLingui } from "@lingui/react/macro";
import { IconCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { CalmPage } from "../../core/pages/CalmPage.tsx";
import { buttonLook } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { CardWithPhone } from "./CardWithPhone.tsx";
import styles from "./ConfirmationScreen.module.css";
import { isOnThisComputer, useAbsoluteUrl } from "./sign-in-address.ts";

/** Public: the link in the confirmation mail leads here. */
export function ConfirmationScreen() {
  const { t } = useLingui();
  const title = t`Your e-mail is confirmed`;
  const address = useAbsoluteUrl("/login");
  useEffect(() => {
    document.title = `${title} · Bellhop`;
  }, [title]);
  return (
    <CalmPage isWide>
      <CardWithPhone
        isForLater={isOnThisComputer(address)}
        code={{ link: address, label: t`QR code that leads to ${address}` }}
        phoneTitle={<Trans>Go on with your phone</Trans>}
        phoneWords={
          isOnThisComputer(address) ? (
            <Trans>
              Not yet: this Bellhop answers on this computer only, so <Link to="/login">open it here</Link>.
              The code works once it has an address of its own.
            </Trans>
          ) : (
            <Trans>
              Scan, sign in, and set your hotel up from there, or <Link to="/login">open it here</Link>.
            </Trans>
          )
        }
      >
        <h1>{title}</h1>
        <p className={styles.about}>
          <Trans>Two minutes more and your first guest gets an answer.</Trans>
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
            <Trans>Tell the assistant about breakfast and Wi-Fi</Trans>
          </li>
        </ol>
        <Link to="/home" className={`${buttonLook({ kind: "primary" })} ${styles.continue}`}>
          <Trans>Continue to Bellhop</Trans>
        </Link>
      </CardWithPhone>
    </CalmPage>
  );
}
