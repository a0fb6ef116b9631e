import type { Replay as ReplayOnWire } from "@bellhop/contract/replay";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconEqual, IconHistory } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useShortcuts } from "../../../core/keyboard/shortcuts.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { Failure } from "../../../core/pages/Failure.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Segments } from "../../../ui/Segments.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useMayEdit } from "../../knowledge/index.ts";
import { ReadOnly } from "../GreetingForm.tsx";
import frame from "../Part.module.css";
import { WithoutModel } from "../WithoutModel.tsx";
import styles from "./Replay.module.css";
import { ReplayBar } from "./ReplayBar.tsx";
import { ReplayRow } from "./ReplayRow.tsx";
import { type Difference, useReplay, useRunningReplay } from "./replay-queries.ts";
import { RunningReplay, StartReplay } from "./StartReplay.tsx";

/** What the draft would do with guests' last messages, beside what the live version does. */
export function Replay() {
  const { t } = useLingui();
  const mayEdit = useMayEdit();
  const [outcome, setOutcome] = useState<Difference | null>(null);
  const running = useRunningReplay();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useReplay(outcome);
  const replay = data?.pages[0]?.replay ?? null;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={frame.part}>
      {!mayEdit && <ReadOnly />}
      <section className={frame.card} aria-labelledby="replay">
        <div className={frame.head}>
          <h2 id="replay" className={styles.title}>
            <Trans>Guests' last messages against your draft</Trans>
          </h2>
          {mayEdit && !running && <StartReplay isAgain={replay !== null} />}
        </div>
        <WithoutModel />
        {running && <RunningReplay task={running} />}
        {replay && <ReplayBar replay={replay} isRunning={running !== undefined} />}
        {replay && isAny(replay) && (
          <div className={styles.filter}>
            <OutcomeFilter replay={replay} value={outcome} onChange={setOutcome} />
          </div>
        )}
        {data === undefined ? (
          error ? (
            <Failure failure={error} title={t`Could not load the replay`} onRetry={() => void refetch()} />
          ) : (
            <div className={styles.waiting} aria-busy="true">
              <Skeleton height={44} />
              <Skeleton height={44} />
            </div>
          )
        ) : replay === null ? (
          <Notice icon={<Icon of={IconHistory} size={24} />} title={t`No replay yet`}>
            <Trans>See how your draft would answer real messages before you publish. Nothing is sent.</Trans>
          </Notice>
        ) : items.length > 0 ? (
          <Rows items={items} />
        ) : (
          !running && (
            <Notice icon={<Icon of={IconEqual} size={24} />} title={t`No differences`}>
              {replay.messages === 0 ? (
                <Trans>No messages of guests were tried.</Trans>
              ) : (
                <Trans>The draft answers these messages like the live version.</Trans>
              )}
            </Notice>
          )
        )}
        {hasNextPage && (
          <div className={styles.more}>
            <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              <Trans>Show more</Trans>
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}

const isAny = ({ questions: { better, changed, worse } }: ReplayOnWire) => better + changed + worse > 0;

type FilterProps = {
  replay: ReplayOnWire;
  value: Difference | null;
  onChange: (outcome: Difference | null) => void;
};

function OutcomeFilter({ replay: { questions }, value, onChange }: FilterProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { better, changed, worse } = questions;
  return (
    <Segments
      label={t`Differences`}
      isSmall
      segments={[
        { value: "all", label: t`All ${number(better + changed + worse)}` },
        { value: "worse", label: t`Worse ${number(worse)}`, tone: "urgent" },
        { value: "changed", label: t`Changed ${number(changed)}`, tone: "waiting" },
        { value: "better", label: t`Better ${number(better)}`, tone: "ok" },
      ]}
      value={value ?? "all"}
      onChange={(chosen) => onChange(chosen === null || chosen === "all" ? null : chosen)}
    />
  );
}

function Rows({ items }: { items: Parameters<typeof ReplayRow>[0]["of"][] }) {
  const { t } = useLingui();
  const [openId, setOpenId] = useState<string | null>(items[0]?.message_id ?? null);
  const list = useRef<HTMLUListElement>(null);
  const step = (by: 1 | -1) => {
    const at = items.findIndex(({ message_id }) => message_id === openId);
    const next = items[Math.min(Math.max(at + by, 0), items.length - 1)];
    if (!next) return;
    setOpenId(next.message_id);
    list.current?.querySelector<HTMLElement>(`[data-row="${next.message_id}"]`)?.focus();
  };
  useShortcuts(t`Replay`, [
    { keys: "j", label: t`Next difference`, run: () => step(1) },
    { keys: "k", label: t`Previous difference`, run: () => step(-1) },
  ]);
  return (
    <ul ref={list} aria-label={t`Differences`}>
      {items.map((one) => (
        <ReplayRow
          key={one.message_id}
          of={one}
          isOpen={one.message_id === openId}
          onToggle={() => setOpenId(one.message_id === openId ? null : one.message_id)}
        />
      ))}
    </ul>
  );
}
