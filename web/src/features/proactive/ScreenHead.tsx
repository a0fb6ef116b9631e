import { momentKinds, type ProactiveRule } from "@bellhop/contract/proactive";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconCheck, IconPlayerPause, IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useFormats } from "../../core/language/formats.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Menu, MenuItem, MenuLabel, MenuLine } from "../../ui/Menu.tsx";
import tabStyles from "../../ui/Tabs.module.css";
import styles from "./ProactiveScreen.module.css";
import { usePlan, useProactiveSettings } from "./proactive-queries.ts";
import { useRuleChanges } from "./rule-changes.ts";
import { type MomentKind, useMomentNames } from "./words/moment-words.ts";

export function OnChip({ rules, isPaused }: { rules: readonly ProactiveRule[]; isPaused: boolean }) {
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

export function Limits({ onChange }: { onChange: (() => void) | undefined }) {
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

export function AddMenu({ onAdd, hasRules, hasOtherPrimary }: AddMenuProps) {
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

export function PhoneTabs({ isPlan }: { isPlan: boolean }) {
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
