import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useFormats } from "../../core/language/formats.ts";
import { untilLoaded } from "../../core/navigation/until-loaded.ts";
import { Failure } from "../../core/pages/Failure.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import tabs from "../../ui/Tabs.module.css";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { AssistantHead } from "../knowledge/index.ts";
import { SettingsPublishBar } from "../publishing/index.ts";
import { SettingsSaved, useSettings } from "../settings/index.ts";
import { AssistantForm } from "./AssistantForm.tsx";
import styles from "./AssistantScreen.module.css";
import type { AssistantPart } from "./assistant-parts.ts";
import { useGaps } from "./gaps/gap-queries.ts";
import { Playground } from "./Playground.tsx";
import { useTestQuestions } from "./questions/question-queries.ts";

const TestQuestions = lazy(() =>
  untilLoaded(() => import("./questions/TestQuestions.tsx")).then((module) => ({
    default: module.TestQuestions,
  })),
);

const Gaps = lazy(() =>
  untilLoaded(() => import("./gaps/Gaps.tsx")).then((module) => ({ default: module.Gaps })),
);

const Replay = lazy(() =>
  untilLoaded(() => import("./replay/Replay.tsx")).then((module) => ({ default: module.Replay })),
);

const Statements = lazy(() =>
  untilLoaded(() => import("./statements/Statements.tsx")).then((module) => ({
    default: module.Statements,
  })),
);

export function AssistantScreen() {
  const { part: partInAddress = "settings" }: { part?: AssistantPart } = useSearch({ strict: false });
  const isNarrow = useMediaQuery("(max-width: 1023px)");
  // Where there is room, the playground is beside the other parts; a replay needs the width.
  const part = partInAddress === "try" && !isNarrow ? "settings" : partInAddress;
  return (
    <div className={styles.screen} data-part={part}>
      <AssistantHead>
        <SettingsSaved
          parts={[
            ...["assistant", "readings", "functionality.translation"],
            ...["general.languages", "general.default_language"],
          ]}
        />
      </AssistantHead>
      <Parts part={part} isNarrow={isNarrow} />
      <div className={styles.form}>
        <Suspense fallback={<Waiting />}>
          {part === "questions" ? (
            <TestQuestions />
          ) : part === "gaps" ? (
            <Gaps />
          ) : part === "replay" ? (
            <Replay />
          ) : part === "statements" ? (
            <Statements />
          ) : (
            <Settings />
          )}
        </Suspense>
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

function Parts({ part, isNarrow }: { part: AssistantPart; isNarrow: boolean }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const tests = useTestQuestions().data?.length;
  const gaps = useGaps(30).data?.total;
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone they do not all fit: the present one comes into sight.
  useEffect(() => {
    nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [part, isNarrow, tests, gaps]);
  const parts: { part: AssistantPart; label: string; count?: number | undefined }[] = [
    { part: "settings", label: t`Settings` },
    { part: "questions", label: t`Test questions`, count: tests },
    { part: "gaps", label: t`Gaps`, count: gaps },
    { part: "replay", label: t`Replay` },
    { part: "statements", label: t`Translations` },
    ...(isNarrow ? [{ part: "try", label: t`Test` } as const] : []),
  ];
  return (
    <nav ref={nav} className={`${tabs.tabs} ${styles.parts}`} aria-label={t`Parts of the guest assistant`}>
      {parts.map((one) => (
        <Link
          key={one.part}
          to="/guest-assistant"
          search={{ part: one.part }}
          replace
          className={tabs.tab}
          activeProps={{}}
          aria-current={one.part === part ? "true" : undefined}
        >
          {one.label}
          {(one.count ?? 0) > 0 && <bdi className="figures">{number(one.count ?? 0)}</bdi>}
        </Link>
      ))}
    </nav>
  );
}

function Settings() {
  const { t } = useLingui();
  const { settings, error, refetch } = useSettings();
  if (settings) return <AssistantForm />;
  if (error)
    return <Failure failure={error} title={t`Could not load settings`} onRetry={() => void refetch()} />;
  return <Waiting />;
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton width={140} height={18} />
      <Skeleton height={44} />
      <Skeleton height={88} />
    </div>
  );
}
