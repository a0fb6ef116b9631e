import { Trans, useLingui } from "@lingui/react/macro";
import { IconArrowRight, IconFileImport, IconRocket } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { usePermissions } from "../../core/access/permissions.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Guide.module.css";
import { steps } from "./steps.ts";

export function Guide() {
  const { t, i18n } = useLingui();
  const { whyNoWriting } = usePermissions();
  const about = [
    t`Where you are, and how guests reach you`,
    t`Times, fees, and what is allowed`,
    t`What you have, and what you do not have`,
    t`What guests ask most, in your words`,
    t`What guests can order`,
    t`How the assistant speaks`,
  ];
  return (
    <div className={styles.guide}>
      <h2>
        <Trans>Teach your assistant</Trans>
      </h2>
      <p>
        <Trans>
          It says only what you write here. Six short steps, then you publish. Everything is saved as you
          type, and guests hear nothing until then.
        </Trans>
      </p>
      <ol>
        {steps.map((step, index) => (
          <li key={step.at}>
            <Link to="/builder" search={{ section: step.at }} className={styles.step}>
              <Icon of={step.icon} size={20} />
              <span className={styles.words}>
                <strong>{i18n._(step.name)}</strong>
                <span>{about[index]}</span>
              </span>
              <Icon of={IconArrowRight} size={16} flip />
            </Link>
          </li>
        ))}
        <li className={styles.step}>
          <Icon of={IconRocket} size={20} />
          <span className={styles.words}>
            <strong>
              <Trans>Publish</Trans>
            </strong>
            <span>
              <Trans>It is checked first, and can always be taken back</Trans>
            </span>
          </span>
        </li>
      </ol>
      {whyNoWriting ? (
        <p>{whyNoWriting}</p>
      ) : (
        <div className={styles.begin}>
          <Link to="/builder" search={{ section: "profile" }} className={buttonLook({ kind: "primary" })}>
            <Trans>Begin with the hotel profile</Trans>
          </Link>
          <Link to="/builder/import" className={buttonLook()}>
            <Icon of={IconFileImport} size={16} />
            <Trans>Read it from your web page</Trans>
          </Link>
        </div>
      )}
    </div>
  );
}
