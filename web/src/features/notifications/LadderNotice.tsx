import type { Notifications } from "@bellhop/contract/notifications";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconLock, IconUserOff, type TablerIcon } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useAccess } from "../../core/access/AccessContext.ts";
import { usePermissions } from "../../core/access/permissions.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./LadderNotice.module.css";
import { useDutyChanges } from "./you/duty-changes.ts";

/** What is wrong with the ladder, and one way to mend it. */
export function LadderWarning({ shown }: { shown: Notifications }) {
  const { i18n } = useLingui();
  const { member } = useAccess();
  const { whyNoWriting } = usePermissions();
  const { set } = useDutyChanges();
  const { warning, you, steps } = shown;
  const namesOf = (...of: string[]) => {
    const names = steps.filter(({ step }) => of.includes(step)).flatMap(({ people }) => people);
    return new Intl.ListFormat(i18n.locale).format(new Set(names.map(({ name }) => name)));
  };
  const goOnDuty = !you.duty.is_on && (
    <Button
      size="row"
      onClick={() =>
        void set(
          { member_id: member.member_id, name: member.name, is_you: true, duty: you.duty },
          { is_on: true },
        )
      }
    >
      <Trans>Go on duty</Trans>
    </Button>
  );
  if (warning === "no_one_reachable")
    return (
      <Note icon={IconAlertTriangle} tone="urgent" action={goOnDuty}>
        <strong>
          <Trans>No one is reachable.</Trans>
        </strong>{" "}
        <Trans>Alerts show only in the app. Turn on push on one device at least.</Trans>
      </Note>
    );
  if (warning === "no_one_on_duty") {
    const names = namesOf("manager", "owner");
    return (
      <Note icon={IconAlertTriangle} action={goOnDuty}>
        <strong>
          <Trans>No one is on duty.</Trans>
        </strong>{" "}
        {names ? (
          <Trans>Alerts go to {names} at once.</Trans>
        ) : (
          <Trans>Alerts go to managers and owners at once.</Trans>
        )}
      </Note>
    );
  }
  if (warning === "no_manager") {
    const names = namesOf("manager") || namesOf("owner");
    return (
      <Note
        icon={IconUserOff}
        action={
          whyNoWriting === undefined && (
            <Link to="/settingsaccountsetup" className={styles.link}>
              <Trans>Choose manager</Trans>
            </Link>
          )
        }
      >
        <strong>
          <Trans>No manager.</Trans>
        </strong>{" "}
        {names ? <Trans>This step goes to {names}.</Trans> : <Trans>This step goes to owners.</Trans>}
      </Note>
    );
  }
  return null;
}

/** Staff read the ladder. */
export function WhomToAsk({ ask }: Pick<Notifications, "ask">) {
  const { i18n } = useLingui();
  const names = new Intl.ListFormat(i18n.locale, { type: "disjunction" }).format(ask.map(({ name }) => name));
  return (
    <Note icon={IconLock} tone="calm">
      <Trans>Managers and owners change these times.</Trans> {names && <Trans>Ask {names}.</Trans>}
    </Note>
  );
}

type NoteProps = {
  icon: TablerIcon;
  tone?: "waiting" | "urgent" | "calm";
  action?: ReactNode;
  children: ReactNode;
};

function Note({ icon, tone = "waiting", action, children }: NoteProps) {
  return (
    <div className={styles.note} data-tone={tone} role={tone === "calm" ? undefined : "status"}>
      <Icon of={icon} />
      <p>{children}</p>
      {action}
    </div>
  );
}
