import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useAccess, useVenue } from "../../core/access/AccessContext.ts";
import { useRoleName } from "../../core/access/role-name.ts";
import { reasonOf } from "../../core/api/call-failure.ts";
import { useBrowserConfig } from "../../core/config/use-browser-config.ts";
import type { LiveHealth } from "../../core/live/follow-events.ts";
import { useLiveHealth } from "../../core/live/LiveProvider.tsx";
import { QuarantinedDeliveries } from "../webhook-deliveries/index.ts";
import styles from "./AboutScreen.module.css";

export function AboutScreen() {
  const { member, operator, is_host: isHost } = useAccess();
  const venue = useVenue();
  const role = useRoleName(member.role);
  const config = useBrowserConfig();
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>
        <Trans>About Bellhop</Trans>
      </h1>
      <dl className={styles.facts}>
        <Fact name={<Trans>Version</Trans>}>
          {config.data?.version ?? (config.error && reasonOf(config.error))}
          {config.data?.demo && (
            <>
              {" "}
              <Trans>(demo)</Trans>
            </>
          )}
        </Fact>
        <Fact name={<Trans>Live updates</Trans>}>
          <Health health={useLiveHealth()} />
        </Fact>
        <Fact name={<Trans>Company</Trans>}>
          <bdi>{operator.name}</bdi>
        </Fact>
        <Fact name={<Trans>Hotel</Trans>}>
          <bdi>{venue.name}</bdi>, {venue.timezone}
        </Fact>
        <Fact name={<Trans>You</Trans>}>
          <bdi>{member.email}</bdi>, {role}
        </Fact>
        <Fact name={<Trans>API</Trans>}>
          <a href="/api/docs">/api/docs</a>, <a href="/api/openapi.json">/api/openapi.json</a>
        </Fact>
      </dl>
      {isHost && <QuarantinedDeliveries />}
    </div>
  );
}

function Health({ health }: { health: LiveHealth }) {
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
