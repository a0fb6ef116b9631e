import type { NotificationCause } from "@bellhop/contract/notification-rules";
import type { Notifications } from "@bellhop/contract/notifications";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { usePermissions } from "../../core/access/permissions.ts";
import { FamilyNav } from "../../core/navigation/FamilyNav.tsx";
import { Failure } from "../../core/pages/Failure.tsx";
import { Button } from "../../ui/Button.tsx";
import form from "../../ui/FormScreen.module.css";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { AcceptTheirs, SettingsSaved, useSettings } from "../settings/index.ts";
import { DeviceCard } from "./device/DeviceCard.tsx";
import { LadderWarning, WhomToAsk } from "./LadderNotice.tsx";
import { CauseDialog } from "./ladder/CauseDialog.tsx";
import { LadderTable } from "./ladder/LadderTable.tsx";
import { PhoneLadder } from "./ladder/PhoneLadder.tsx";
import { type Ladder, useLadder } from "./ladder/use-ladder.ts";
import styles from "./NotificationsScreen.module.css";
import { useNotifications } from "./notification-queries.ts";
import { QuietCard } from "./quiet/QuietCard.tsx";
import { TeamSection } from "./team/TeamSection.tsx";
import { WebhooksSection } from "./webhooks/WebhooksSection.tsx";
import { YouCard } from "./you/YouCard.tsx";

export function NotificationsScreen() {
  const { t } = useLingui();
  const notifications = useNotifications();
  const settings = useSettings();
  const ladder = useLadder();
  const failure = notifications.error ?? settings.error;
  const retry = () => void Promise.all([notifications.refetch(), settings.refetch()]);
  return (
    <div className={styles.screen}>
      <header className={form.head}>
        <h1>
          <Trans>Notifications</Trans>
        </h1>
        <SettingsSaved parts={["notifications"]} />
        {ladder?.mayEdit && !ladder.isUsual && (
          <Button kind="ghost" className={styles.reset} onClick={ladder.reset}>
            <Trans>Reset to default</Trans>
          </Button>
        )}
      </header>
      <FamilyNav />
      {notifications.data && ladder ? (
        <Parts shown={notifications.data} ladder={ladder} />
      ) : failure ? (
        <Failure failure={failure} title={t`Could not load notifications`} onRetry={retry} />
      ) : (
        <div className={form.skeleton} role="status" aria-busy="true" aria-label={t`Loading notifications`}>
          <Skeleton height={400} />
          <Skeleton height={240} />
        </div>
      )}
    </div>
  );
}

/** Staff, and everyone on a phone, come here for themselves first. */
function Parts({ shown, ladder }: { shown: Notifications; ladder: Ladder }) {
  const { whyNoWriting } = usePermissions();
  const isPhone = useMediaQuery("(max-width: 767px)");
  const isOwnFirst = isPhone || whyNoWriting !== undefined;
  const own = (
    <div className={styles.cards}>
      <YouCard shown={shown} />
      <DeviceCard shown={shown} />
      <QuietCard ladder={ladder} />
    </div>
  );
  const venues = <LadderPart shown={shown} ladder={ladder} isPhone={isPhone} />;
  return (
    <div className={styles.parts}>
      <LadderWarning shown={shown} />
      {isOwnFirst ? own : venues}
      {isOwnFirst ? venues : own}
      <TeamSection />
      {whyNoWriting === undefined && <WebhooksSection />}
    </div>
  );
}

type LadderPartProps = { shown: Notifications; ladder: Ladder; isPhone: boolean };

function LadderPart({ shown, ladder, isPhone }: LadderPartProps) {
  const [cause, setCause] = useState<NotificationCause>();
  const Shape = isPhone ? PhoneLadder : LadderTable;
  return (
    <div className={styles.ladder}>
      {!ladder.mayEdit && <WhomToAsk ask={shown.ask} />}
      <Shape ladder={ladder} shown={shown} onOpen={setCause} />
      <AcceptTheirs path="notifications.rules" />
      {cause && <CauseDialog cause={cause} ladder={ladder} onClose={() => setCause(undefined)} />}
    </div>
  );
}
