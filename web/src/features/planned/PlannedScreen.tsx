import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { IconArrowRight, IconHammer } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import { buttonLook } from "../../ui/Button.tsx";
import { type Description, descriptions } from "./descriptions.ts";
import styles from "./PlannedScreen.module.css";
import { type Planned, type PlannedPath, planned } from "./planned.ts";

/** Shows what the screen will do, and what to use until then. */
export function PlannedScreen() {
  const { pathname } = useLocation();
  const { i18n } = useLingui();
  const path = pathname as PlannedPath;
  const screen: Planned | undefined = planned[path];
  const description: Description | undefined = descriptions[path];
  if (!screen || !description) return null;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{i18n._(screen.title)}</h1>
      </header>
      <section className={styles.card}>
        <p className={styles.state}>
          <IconHammer size={14} stroke={1.8} aria-hidden="true" />
          <Trans>Not built yet. Planned:</Trans>
        </p>
        <p className={styles.will}>{i18n._(description.will)}</p>
        <p className={styles.today}>
          <Link to={description.today.to} className={buttonLook()}>
            {i18n._(description.today.label)}
            <IconArrowRight size={16} stroke={1.8} className="flip" aria-hidden="true" />
          </Link>
        </p>
      </section>
    </div>
  );
}
