import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Section } from "../../core/pages/Section.tsx";
import { buttonLook } from "../../ui/Button.tsx";
import form from "../../ui/FormScreen.module.css";
import { useLogo, useSettings } from "../settings/index.ts";
import styles from "./PublicPage.module.css";

/** Shown here, changed in the general settings: cards and posters have the same look. */
export function LookSection({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings } = useSettings();
  const { data: logo } = useLogo();
  if (!settings) return null;
  const { colour } = settings.public;
  return (
    <Section
      title={t`Name, colour and logo`}
      about={t`The same on the guest page, posters and welcome cards.`}
    >
      <div className={form.box}>
        <dl className={styles.facts}>
          <dt>
            <Trans>Name</Trans>
          </dt>
          <dd>
            <bdi>{settings.general.name}</bdi>
          </dd>
          <dt>
            <Trans>Colour</Trans>
          </dt>
          <dd>
            <span className={styles.swatch} style={{ backgroundColor: colour }} aria-hidden="true" />
            <bdi>{colour}</bdi>
          </dd>
          <dt>
            <Trans>Logo</Trans>
          </dt>
          <dd>
            {logo ? (
              <img
                className={styles.logo}
                src={`data:${logo.type};base64,${logo.image}`}
                width={logo.width}
                height={logo.height}
                alt={t`The hotel's logo`}
              />
            ) : (
              <span className={form.hint}>
                <Trans>No logo yet.</Trans>
              </span>
            )}
          </dd>
        </dl>
        <p>
          <Link to="/settingsgeneral" className={buttonLook({ size: "row" })}>
            {mayEdit ? <Trans>Change in General settings</Trans> : <Trans>See General settings</Trans>}
          </Link>
        </p>
      </div>
    </Section>
  );
}
