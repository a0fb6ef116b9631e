import { Trans } from "@lingui/react/macro";
import { IconBellRinging } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { buttonLook } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import styles from "./RegistrationConfirmed.module.css";

/** Where the link in the confirmation e-mail will lead; open to everybody, without signing in. */
export function RegistrationConfirmed() {
  return (
    <main className={styles.page}>
      <p className={styles.brand}>
        <span className={styles.mark} aria-hidden="true">
          <Icon of={IconBellRinging} />
        </span>
        Bellhop
      </p>
      <section className={styles.card}>
        <h1>
          <Trans>Registration</Trans>
        </h1>
        <p>
          <Trans>
            Once people can sign up by e-mail, the link in the confirmation leads here: with a QR code to be
            the guest of a demo hotel, and the next steps. Sign-up is not built yet.
          </Trans>
        </p>
        <Link to="/home" className={buttonLook({ kind: "primary" })}>
          <Trans>Continue to Bellhop</Trans>
        </Link>
      </section>
    </main>
  );
}
