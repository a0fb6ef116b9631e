import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Failure } from "../../core/pages/Failure.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { AssistantHead } from "../knowledge/index.ts";
import { SettingsPublishBar } from "../publishing/index.ts";
import { SettingsSaved, useSettings } from "../settings/index.ts";
import { AssistantForm } from "./AssistantForm.tsx";
import styles from "./AssistantScreen.module.css";
import { Playground } from "./Playground.tsx";

export function AssistantScreen() {
  const { t } = useLingui();
  const { settings, error, refetch } = useSettings();
  const { part = "settings" }: { part?: "settings" | "try" } = useSearch({ strict: false });
  const navigate = useNavigate();
  const parts = [
    { part: "settings", label: t`Settings` },
    { part: "try", label: t`Test` },
  ] as const;
  return (
    <div className={styles.screen} data-part={part}>
      <AssistantHead>
        <SettingsSaved parts={["assistant", "readings", "general.languages", "general.default_language"]} />
      </AssistantHead>
      <nav className={styles.parts} aria-label={t`Settings or test`}>
        {parts.map((one) => (
          <button
            key={one.part}
            type="button"
            aria-current={one.part === part ? "true" : undefined}
            onClick={() =>
              void navigate({ to: "/guest-assistant", search: { part: one.part }, replace: true })
            }
          >
            {one.label}
          </button>
        ))}
      </nav>
      <div className={styles.form}>
        {settings ? (
          <AssistantForm />
        ) : error ? (
          <Failure failure={error} title={t`Could not load settings`} onRetry={() => void refetch()} />
        ) : (
          <div className={styles.waiting} aria-busy="true">
            <Skeleton width={140} height={18} />
            <Skeleton height={44} />
            <Skeleton height={88} />
          </div>
        )}
      </div>
      <aside className={styles.playground} aria-labelledby="playground">
        <h2 id="playground" className="unseen">
          <Trans>Test</Trans>
        </h2>
        <Playground />
      </aside>
      <SettingsPublishBar />
    </div>
  );
}
