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
    t`Address and contact details`,
    t`Times, fees and rules`,
    t`What your hotel has, and what it doesn't`,
    t`Common questions and your answers`,
    t`Paid extras, e.g. massage or airport transfer`,
    t`What guests read first`,
  ];
  return (
    <div className={styles.guide}>
      <h2>
        <Trans>Teach your assistant</Trans>
      </h2>
      <p>
        <Trans>
          The assistant uses only what you write here. We save as you type. Guests see nothing until you
          publish.
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
              <Trans>We check it first. You can go back to an earlier version.</Trans>
            </span>
          </span>
        </li>
      </ol>
      {whyNoWriting ? (
        <p>{whyNoWriting}</p>
      ) : (
        <div className={styles.begin}>
          <Link to="/builder" search={{ section: "profile" }} className={buttonLook({ kind: "primary" })}>
            <Trans>Start with the hotel profile</Trans>
          </Link>
          <Link to="/builder/import" className={buttonLook()}>
            <Icon of={IconFileImport} size={16} />
            <Trans>Import a page, file or text</Trans>
          </Link>
        </div>
      )}
    </div>
  );
}
