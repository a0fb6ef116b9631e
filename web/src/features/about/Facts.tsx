import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useAccess, useVenue } from "../../core/access/AccessContext.ts";
import { useRoleName } from "../../core/access/role-name.ts";
import { reasonOf } from "../../core/api/call-failure.ts";
import { useBrowserConfig } from "../../core/config/use-browser-config.ts";
import type { LiveHealth } from "../../core/live/follow-events.ts";
import { useLiveHealth } from "../../core/live/LiveProvider.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Cloche } from "../../ui/Cloche.tsx";
import { Card } from "./Card.tsx";
import styles from "./Facts.module.css";

/** The version, the hotel, and who is signed in. */
export function Facts() {
  const { t } = useLingui();
  const { member, operator } = useAccess();
  const venue = useVenue();
  const role = useRoleName(member.role);
  const config = useBrowserConfig();
  const live = useLiveHealth();
  return (
    <Card title={t`This Bellhop`}>
      <div className={styles.version}>
        <span className={styles.logo}>
          <Cloche size={24} />
        </span>
        <p>
          <span className={styles.dim}>
            <Trans>Version</Trans>
          </span>
          <span className={styles.number}>
            <bdi>{config.data?.version ?? (config.error && reasonOf(config.error))}</bdi>
          </span>
        </p>
        {config.data?.demo && (
          <Chip tone="info">
            <Trans>Demo</Trans>
          </Chip>
        )}
      </div>
      <dl className={styles.facts}>
        <Fact name={<Trans>Live updates</Trans>}>
          <Live health={live} />
        </Fact>
        <Fact name={<Trans>Company</Trans>}>
          <bdi>{operator.name}</bdi>
        </Fact>
        <Fact name={<Trans>Hotel</Trans>}>
          <bdi>{venue.name}</bdi>, <bdi>{venue.timezone}</bdi>
        </Fact>
        <Fact name={<Trans>You</Trans>}>
          <bdi>{member.email}</bdi>, {role}
        </Fact>
        <Fact name={<Trans>API</Trans>}>
          <a href="/api/docs" dir="ltr">
            /api/docs
          </a>
          ,{" "}
          <a href="/api/openapi.json" dir="ltr">
            /api/openapi.json
          </a>
        </Fact>
      </dl>
    </Card>
  );
}

function Live({ health }: { health: LiveHealth }) {
  const { t } = useLingui();
  return { live: t`connected`, connecting: t`connecting`, lost: t`not connected, trying again` }[health];
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
