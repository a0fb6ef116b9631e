import type { ChannelKind } from "@bellhop/contract/channel-kinds";
import { momentKinds, type ProactiveRule, proactiveLimits } from "@bellhop/contract/proactive";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronLeft, IconPlayerPause } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useVenue } from "../../core/access/AccessContext.ts";
import { usePermissions } from "../../core/access/permissions.ts";
import { Failure } from "../../core/pages/Failure.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { NoWhatsapp, Paused } from "./Banners.tsx";
import { type ShownRule, setDraft, useDrafts, withDrafts } from "./drafts.ts";
import { Editor } from "./editor/Editor.tsx";
import { NoMessages } from "./NoMessages.tsx";
import styles from "./ProactiveScreen.module.css";
import { NextUp, Plan } from "./plan/Plan.tsx";
import { useProactiveSettings, useRules } from "./proactive-queries.ts";
import { type ProactiveSearch, readProactiveSearch } from "./proactive-search.ts";
import { byMoment } from "./rail/by-moment.ts";
import { editorId, Rail, tabId } from "./rail/Rail.tsx";
import { StayList } from "./rail/StayList.tsx";
import { useRuleChanges } from "./rule-changes.ts";
import { newWords, wordsOf } from "./rule-words.ts";
import { PauseDialog, SendingSettingsDialog } from "./ScreenDialogs.tsx";
import { AddMenu, Limits, OnChip, PhoneTabs } from "./ScreenHead.tsx";
import { type MomentKind, useMomentNames } from "./words/moment-words.ts";
import { templateOf } from "./words/template-of.ts";

/** The messages that the hotel sends first, along a stay, and what they bring in the next 14 days. */
export function ProactiveScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useRules();
  if (data) {
    const { items, paused_at, paused_by, channel, can_email } = data;
    return (
      <Loaded
        stored={items}
        pausedAt={paused_at}
        pausedBy={paused_by}
        channel={channel}
        canEmail={can_email}
      />
    );
  }
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t`Proactive messages`}</h1>
      </header>
      {error ? (
        <Failure failure={error} title={t`Could not load the messages`} onRetry={() => void refetch()} />
      ) : (
        <ScreenSkeleton />
      )}
    </div>
  );
}

type LoadedProps = {
  stored: readonly ProactiveRule[];
  pausedAt: string | null;
  pausedBy: string | null;
  channel: ChannelKind | null;
  canEmail: boolean;
};

function Loaded({ stored, pausedAt, pausedBy, channel, canEmail }: LoadedProps) {
  const { t } = useLingui();
  const search = readProactiveSearch(useSearch({ strict: false }));
  const { venue_id: venueId, default_language } = useVenue();
  const { whyNoWriting } = usePermissions();
  const names = useMomentNames();
  const isPhone = useMediaQuery("(max-width: 767px)");
  const rules = withDrafts(stored, useDrafts(), venueId);
  const { toggle } = useRuleChanges();
  const { data: settings } = useProactiveSettings();
  const select = useSelect();
  const [dialog, setDialog] = useState<"pause" | "limits" | null>(null);
  const mayChange = !whyNoWriting;
  const found = rules.find(({ rule_id }) => rule_id === search.rule);
  const selected = found ?? (isPhone ? undefined : firstToShow(rules));
  const onLimits = mayChange && settings ? () => setDialog("limits") : undefined;
  const storedOf = (ruleId: string) => stored.find(({ rule_id }) => rule_id === ruleId);
  const onToggle = (rule: ShownRule) => {
    const before = storedOf(rule.rule_id);
    if (before) void toggle(before);
  };
  const open = (words: ReturnType<typeof wordsOf>) => {
    const ruleId = crypto.randomUUID();
    setDraft(ruleId, { venueId, version: 0, words });
    select(ruleId);
  };
  const add = (kind: MomentKind) => open(newWords(names[kind], kind, default_language));
  const duplicate = (rule: ShownRule) =>
    open({ ...wordsOf(rule), name: t`${rule.name} (copy)`.slice(0, proactiveLimits.name) });

  const editor = selected && (
    <Editor
      key={selected.rule_id}
      rule={selected}
      stored={storedOf(selected.rule_id)}
      whyNot={whyNoWriting}
      onDuplicate={() => duplicate(selected)}
      onRemoved={() => select(undefined)}
    />
  );
  const dialogs = (
    <>
      {dialog === "pause" && <PauseDialog onClose={() => setDialog(null)} />}
      {dialog === "limits" && settings && (
        <SendingSettingsDialog
          stored={settings.proactive}
          canEmail={canEmail}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
  if (isPhone && selected)
    return (
      <div className={styles.screen} data-phone>
        <header className={styles.head}>
          <IconButton label={t`Back to the messages`} onClick={() => select(undefined)}>
            <Icon of={IconChevronLeft} size={20} flip />
          </IconButton>
          <h1 className="oneline">
            <bdi>{selected.name || t`New message`}</bdi>
          </h1>
        </header>
        <div className={styles.editor}>{editor}</div>
        {dialogs}
      </div>
    );
  const isPlanTab = isPhone && search.view !== undefined;
  return (
    <div className={styles.screen} data-phone={isPhone || undefined}>
      <header className={styles.head}>
        <h1>{t`Proactive messages`}</h1>
        <OnChip rules={stored} isPaused={pausedAt !== null} />
        <Limits onChange={onLimits} />
        {mayChange && (
          <div className={styles.actions}>
            {pausedAt === null && stored.length > 0 && (
              <Button
                icon={<Icon of={IconPlayerPause} size={16} />}
                className={styles.action}
                aria-label={t`Pause all`}
                onClick={() => setDialog("pause")}
              >
                <Trans>Pause all</Trans>
              </Button>
            )}
            {rules.length < proactiveLimits.rules && (
              <AddMenu
                onAdd={add}
                hasRules={stored.length > 0}
                hasOtherPrimary={pausedAt !== null || selected?.isChanged === true}
              />
            )}
          </div>
        )}
      </header>
      {isPhone && rules.length > 0 && <PhoneTabs isPlan={isPlanTab} />}
      {pausedAt && <Paused at={pausedAt} by={pausedBy} mayResume={mayChange} />}
      {channel !== "whatsapp" && (
        <NoWhatsapp
          isSimulated={channel === "simulator"}
          hasEmail={canEmail && settings?.proactive.email === true}
        />
      )}
      {rules.length === 0 ? (
        <NoMessages whyNot={whyNoWriting} />
      ) : isPlanTab ? (
        <Plan search={search} rules={stored} onLimits={onLimits} />
      ) : isPhone ? (
        <>
          <StayList rules={rules} mayChange={mayChange} onToggle={onToggle} />
          <NextUp rules={stored} onLimits={onLimits} />
        </>
      ) : (
        <>
          <div>
            <Rail
              rules={rules}
              selectedId={selected?.rule_id}
              mayChange={mayChange}
              onSelect={select}
              onToggle={onToggle}
            />
            {selected && (
              <div
                role="tabpanel"
                id={editorId}
                aria-labelledby={tabId(selected.rule_id)}
                className={styles.editor}
                style={{ "--column": columnOf(rules, selected) } as React.CSSProperties}
              >
                {editor}
              </div>
            )}
          </div>
          <Plan search={search} rules={stored} onLimits={onLimits} />
        </>
      )}
      {dialogs}
    </div>
  );
}

/** The first message that is on with a rejected template, otherwise the first of the stay. */
function firstToShow(rules: readonly ShownRule[]): ShownRule | undefined {
  const inOrder = byMoment(rules).flatMap((column) => column.rules);
  const isInTrouble = (rule: ShownRule) => rule.is_on && templateOf(rule)?.state === "rejected";
  return inOrder.find(isInTrouble) ?? inOrder[0];
}

const columnOf = (rules: readonly ShownRule[], selected: ShownRule): number =>
  byMoment(rules).findIndex(({ kind }) => kind === selected.moment.kind);

function useSelect() {
  const navigate = useNavigate();
  return (ruleId: string | undefined) =>
    void navigate({
      to: "/proactive-messages",
      search: ({ rule: _, ...before }: ProactiveSearch): ProactiveSearch => ({
        ...before,
        ...(ruleId && { rule: ruleId }),
      }),
      replace: true,
      resetScroll: false,
    });
}

function ScreenSkeleton() {
  return (
    <div aria-busy="true" className={styles.skeletons}>
      <div className={styles.skeletonCards}>
        {momentKinds.map((kind) => (
          <Skeleton key={kind} height={148} />
        ))}
      </div>
      <Skeleton height={320} />
      <Skeleton height={240} />
    </div>
  );
}
