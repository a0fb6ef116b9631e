import { Trans, useLingui } from "@lingui/react/macro";
import { IconLock, IconWorld } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Cloche } from "../../ui/Cloche.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useChooseLanguage } from "../language/choose-language.ts";
import { languages, nameOfLanguage } from "../language/language.ts";
import styles from "./CalmPage.module.css";

type CalmPageProps = {
  children: ReactNode;
  /** At the end of the header, such as Sign out. */
  corner?: ReactNode;
  isWide?: boolean;
};

/** A page without navigation, for people outside of a venue. */
export function CalmPage({ children, corner, isWide }: CalmPageProps) {
  const { host, protocol } = window.location;
  return (
    <div className={styles.page} data-wide={isWide}>
      <header className={styles.head}>
        <p className={styles.brand}>
          <span className={styles.mark} aria-hidden="true">
            <Cloche size={24} />
          </span>
          Bellhop
        </p>
        {corner && <div className={styles.corner}>{corner}</div>}
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.foot}>
        <p className={styles.where}>
          {protocol === "https:" && <Icon of={IconLock} size={14} />}
          <span>
            <Trans>
              You are on{" "}
              <bdi dir="ltr" className={styles.host}>
                {host}
              </bdi>
            </Trans>
          </span>
        </p>
        <LanguageChoice />
      </footer>
    </div>
  );
}

function LanguageChoice() {
  const { t, i18n } = useLingui();
  const chooseLanguage = useChooseLanguage();
  if (languages.length < 2) return null;
  return (
    <label className={styles.language}>
      <Icon of={IconWorld} size={16} />
      <select
        aria-label={t`Language`}
        value={i18n.locale}
        onChange={(event) => void chooseLanguage(event.target.value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {nameOfLanguage(language)}
          </option>
        ))}
      </select>
    </label>
  );
}
