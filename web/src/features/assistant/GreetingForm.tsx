import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Failure } from "../../core/pages/Failure.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useMayEdit } from "../knowledge/index.ts";
import { SettingsSaved, useSettings } from "../settings/index.ts";
import styles from "./AssistantForm.module.css";
import { GreetingField } from "./GreetingField.tsx";

export function GreetingForm() {
  const { t } = useLingui();
  const { settings, error, refetch } = useSettings();
  const mayEdit = useMayEdit();
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h2>
          <Trans>Greeting</Trans>
        </h2>
        <SettingsSaved parts={["assistant.greeting"]} />
      </header>
      <div className={styles.fields}>
        {!mayEdit && <ReadOnly />}
        {settings ? (
          <>
            <GreetingField />
            <p className={styles.more}>
              <Trans>
                Publish this under <Link to="/guest-assistant">Guest assistant</Link>.
              </Trans>
            </p>
          </>
        ) : error ? (
          <Failure failure={error} title={t`Could not load settings`} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={44} />
        )}
      </div>
    </div>
  );
}

export function ReadOnly() {
  return (
    <p className={styles.more}>
      <Trans>Only managers and owners can edit this.</Trans>
    </p>
  );
}
