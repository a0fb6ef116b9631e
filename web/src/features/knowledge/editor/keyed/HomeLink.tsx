import type { Home } from "@bellhop/contract/catalogue";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useContext } from "react";
import { sectionName, sections } from "../../../catalogue/index.ts";
import { SectionPlace } from "../SectionScreen.tsx";
import styles from "./HomeLink.module.css";

type HomeRowProps = { id: string; name: string; home: Home };

/** In place of a field that is asked in another section. */
export function HomeRow({ id, name, home }: HomeRowProps) {
  const { i18n } = useLingui();
  const section = i18n._(sectionName(home.section));
  return (
    <li id={id} className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.place}>
        <Trans>In {section}</Trans>
        {" · "}
        <HomeLink home={home} about={name}>
          <Trans>Change</Trans>
        </HomeLink>
      </span>
    </li>
  );
}

type HomeLinkProps = { home: Home; about: string; children: ReactNode };

/** Opens the field, in the builder or on the section's page. */
export function HomeLink({ home, about, children }: HomeLinkProps) {
  const { t, i18n } = useLingui();
  const place = useContext(SectionPlace);
  const section = i18n._(sectionName(home.section));
  const label = t`Change ${about} in ${section}`;
  const page = sections.find((one) => one.section === home.section)?.path ?? "/profile";
  return place === "builder" ? (
    <Link to="/builder" search={{ section: home.section, entry: home.key }} aria-label={label}>
      {children}
    </Link>
  ) : (
    <Link to={page} hash={home.key} aria-label={label}>
      {children}
    </Link>
  );
}
