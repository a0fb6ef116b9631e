import { momentKinds, type ProactiveRule, proactiveLimits } from "@bellhop/contract/proactive";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  IconCalendarClock,
  IconCheck,
  IconChevronLeft,
  IconPlayerPause,
  IconPlugConnectedX,
  IconPlus,
} from "@tabler/icons-react";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useVenue } from "../../core/access/AccessContext.ts";
import { usePermissions } from "../../core/access/permissions.ts";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { useFormats } from "../../core/language/formats.ts";
import { Failure } from "../../core/pages/Failure.tsx";
import { useClock } from "../../core/time/clock.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { isolated } from "../../ui/isolated.ts";
import { Menu, MenuItem, MenuLabel, MenuLine } from "../../ui/Menu.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import tabStyles from "../../ui/Tabs.module.css";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { useOpenWhatsapp } from "../whatsapp/index.ts";
import { type ShownRule, setDraft, useDrafts, withDrafts } from "./drafts.ts";
import { Editor } from "./editor/Editor.tsx";
import styles from "./ProactiveScreen.module.css";
import { NextUp, Plan } from "./plan/Plan.tsx";
import { usePlan, useProactiveSettings, useRules } from "./proactive-queries.ts";
import { type ProactiveSearch, readProactiveSearch } from "./proactive-search.ts";
import { byMoment } from "./rail/by-moment.ts";
import { editorId, Rail, tabId } from "./rail/Rail.tsx";
import { StayList } from "./rail/StayList.tsx";
import { useRuleChanges } from "./rule-changes.ts";
import { newWords, wordsOf } from "./rule-words.ts";
import { LimitsDialog, PauseDialog } from "./ScreenDialogs.tsx";
import { type MomentKind, useMomentNames } from "./words/moment-words.ts";
import { templateOf } from "./words/template-of.ts";

/** The messages that the hotel sends first, along a stay, and what they bring in the next 14 days. */
export function ProactiveScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useRules();
  if (data) {
    const { items, paused_at, paused_by, can_email } = data;
    return <Loaded stored={items} pausedAt={paused_at} pausedBy={paused_by} canEmail={can_email} />;
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
  canEmail: boolean;
};

function Loaded({ stored, pausedAt, pausedBy, canEmail }: LoadedProps) {
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
        <LimitsDialog limits={settings.proactive} canEmail={canEmail} onClose={() => setDialog(null)} />
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
      <NoWhatsapp
        isOn={settings?.functionality.whatsapp}
        hasEmail={canEmail && settings?.proactive.email === true}
      />
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

function OnChip({ rules, isPaused }: { rules: readonly ProactiveRule[]; isPaused: boolean }) {
  const count = rules.filter(({ is_on }) => is_on).length;
  if (isPaused)
    return (
      <Chip tone="waiting" icon={<Icon of={IconPlayerPause} size={14} />}>
        <Trans>Paused</Trans>
      </Chip>
    );
  if (rules.length === 0) return null;
  return count > 0 ? (
    <Chip tone="ok" icon={<Icon of={IconCheck} size={14} />}>
      <Plural value={count} one="# on" other="# on" />
    </Chip>
  ) : (
    <Chip>
      <Trans>Off</Trans>
    </Chip>
  );
}

function Limits({ onChange }: { onChange: (() => void) | undefined }) {
  const { data } = useProactiveSettings();
  if (!data) return null;
  const { quiet_from: from, quiet_to: to, max_per_day: most, email } = data.proactive;
  return (
    <p className={styles.rules}>
      <Trans>
        Quiet {from} to {to}
      </Trans>
      {" · "}
      <Plural value={most} one="at most # a day per guest" other="at most # a day per guest" />
      {email && (
        <>
          {" · "}
          <Trans>e-mail on</Trans>
        </>
      )}{" "}
      {onChange && (
        <button type="button" onClick={onChange}>
          <Trans>Change</Trans>
        </button>
      )}
    </p>
  );
}

type AddMenuProps = { onAdd: (kind: MomentKind) => void; hasRules: boolean; hasOtherPrimary: boolean };

function AddMenu({ onAdd, hasRules, hasOtherPrimary }: AddMenuProps) {
  const { t } = useLingui();
  const names = useMomentNames();
  const { addReadyMade } = useRuleChanges();
  return (
    <Menu
      label={t`Add message`}
      widthPx={240}
      align="end"
      trigger={
        <Button
          kind={hasRules && !hasOtherPrimary ? "primary" : "default"}
          icon={<Icon of={IconPlus} size={16} />}
          className={styles.action}
          aria-label={t`Add message`}
        >
          <Trans>Add message</Trans>
        </Button>
      }
    >
      <MenuLabel>
        <Trans>Moment of the stay</Trans>
      </MenuLabel>
      {momentKinds.map((kind) => (
        <MenuItem key={kind} onChoose={() => onAdd(kind)}>
          {names[kind]}
        </MenuItem>
      ))}
      {hasRules && (
        <>
          <MenuLine />
          <MenuItem onChoose={() => void addReadyMade()}>{t`Add ready-made messages`}</MenuItem>
        </>
      )}
    </Menu>
  );
}

/** Stops the router from marking every link to this screen as the current one. */
const notActive = { activeProps: {}, activeOptions: { exact: true } };

function PhoneTabs({ isPlan }: { isPlan: boolean }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { data } = usePlan({});
  const days = data?.pages[0]?.days;
  const total = days?.reduce((sum, day) => sum + day.will_be_sent + day.held_back, 0);
  const shared = { to: "/proactive-messages" as const, className: tabStyles.tab, ...notActive };
  return (
    <nav className={tabStyles.tabs} aria-label={t`Proactive messages`}>
      <Link {...shared} search={{}} aria-current={isPlan ? undefined : "true"}>
        <Trans>Messages</Trans>
      </Link>
      <Link {...shared} search={{ view: "plan" }} aria-current={isPlan ? "true" : undefined}>
        <Trans>Next 14 days</Trans>
        {total !== undefined && <bdi className="figures">{number(total)}</bdi>}
      </Link>
    </nav>
  );
}

function Banner({
  icon,
  tone,
  action,
  children,
}: {
  icon: ReactNode;
  tone: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.banner} data-tone={tone}>
      {icon}
      <p>{children}</p>
      {action}
    </div>
  );
}

function Paused({ at, by, mayResume }: { at: string; by: string | null; mayResume: boolean }) {
  const { t } = useLingui();
  const { pause } = useRuleChanges();
  const showFailure = useShowFailure();
  const { time, dayOf, dayAndTime } = useFormats();
  const isToday = useClock((now) => dayOf(now) === dayOf(at));
  const [isBusy, setBusy] = useState(false);
  const since = isToday ? time(at) : dayAndTime(at);
  const who = isolated(by ?? "");
  const resume = async () => {
    setBusy(true);
    await pause(false).catch(showFailure);
    setBusy(false);
  };
  return (
    <Banner
      tone="waiting"
      icon={<Icon of={IconPlayerPause} />}
      action={
        mayResume && (
          <Button kind="primary" disabled={isBusy} aria-busy={isBusy} onClick={() => void resume()}>
            <Trans>Resume</Trans>
          </Button>
        )
      }
    >
      <strong>
        <Trans>All messages are paused</Trans>
      </strong>{" "}
      {by ? t`since ${since}, by ${who}.` : t`since ${since}.`}{" "}
      <span className={styles.dim}>
        <Trans>What is due meanwhile is not sent later.</Trans>
      </span>
    </Banner>
  );
}

function NoWhatsapp({ isOn, hasEmail }: { isOn: boolean | undefined; hasEmail: boolean }) {
  const open = useOpenWhatsapp();
  if (isOn !== false) return null;
  return (
    <Banner
      tone="calm"
      icon={<Icon of={IconPlugConnectedX} />}
      action={
        open && (
          <Button onClick={() => void open()}>
            <Trans>Connect</Trans>
          </Button>
        )
      }
    >
      <strong>
        <Trans>WhatsApp is switched off.</Trans>
      </strong>{" "}
      <span className={styles.dim}>
        {hasEmail ? (
          <Trans>Guests get messages on the guest page and by e-mail only.</Trans>
        ) : (
          <Trans>Guests see messages on the guest page only.</Trans>
        )}
      </span>
    </Banner>
  );
}

function NoMessages({ whyNot }: { whyNot: string | undefined }) {
  const { t } = useLingui();
  const { addReadyMade } = useRuleChanges();
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    await addReadyMade();
    setBusy(false);
  };
  return (
    <Notice
      icon={<IconCalendarClock size={24} stroke={1.35} />}
      title={t`Write to guests before they ask`}
      action={
        !whyNot && (
          <Button kind="primary" disabled={isBusy} aria-busy={isBusy} onClick={() => void add()}>
            <Trans>Add ready-made messages</Trans>
          </Button>
        )
      }
    >
      {whyNot ? (
        <>
          <Trans>Your hotel has no messages yet.</Trans> {whyNot}
        </>
      ) : (
        <Trans>
          Start with seven messages from booking to feedback, in seven languages. All are switched off at
          first.
        </Trans>
      )}
    </Notice>
  );
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
