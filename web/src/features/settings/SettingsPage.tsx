import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { usePermissions } from "../../core/access/permissions.ts";
import { FamilyNav } from "../../core/navigation/FamilyNav.tsx";
import { Failure } from "../../core/pages/Failure.tsx";
import form from "../../ui/FormScreen.module.css";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./Settings.module.css";
import { SettingsSaved } from "./SettingsSaved.tsx";
import { useSettings } from "./store/use-settings.ts";

type SettingsPageProps = { title: ReactNode; parts: readonly string[]; children: ReactNode };

/** The frame of a settings screen: its title, the state of saving, and what stands in while settings are loaded. */
export function SettingsPage({ title, parts, children }: SettingsPageProps) {
  const { t } = useLingui();
  const { settings, error, refetch } = useSettings();
  const { whyNoWriting } = usePermissions();
  return (
    <div className={styles.screen}>
      <header className={form.head}>
        <h1>{title}</h1>
        <SettingsSaved parts={parts} />
      </header>
      <FamilyNav />
      {whyNoWriting && (
        <p className={styles.note}>
          <Trans>You can read these settings. To change them, ask a manager or an owner.</Trans>
        </p>
      )}
      {settings ? (
        children
      ) : error ? (
        <Failure failure={error} title={t`Could not load settings`} onRetry={() => void refetch()} />
      ) : (
        <div className={form.skeleton} role="status" aria-label={t`Loading settings`}>
          <Skeleton height={160} />
          <Skeleton height={160} />
        </div>
      )}
    </div>
  );
}
