import { useLingui } from "@lingui/react/macro";
import { IconChevronLeft, IconChevronRight, IconDownload, IconPrinter } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useVenue } from "../../core/access/AccessContext.ts";
import { DateInput } from "../../core/forms/DateInput.tsx";
import { useShortcuts } from "../../core/keyboard/shortcuts.ts";
import { cityOf } from "../../core/time/city-of.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu, MenuItem, MenuLabel } from "../../ui/Menu.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { type Days, inPeriod, lengthOf, step } from "./days.ts";
import styles from "./StatisticsScreen.module.css";
import { type Scope, useDownload } from "./statistics-queries.ts";
import { type Period, periods, type StatisticsSearch, withoutCounted } from "./statistics-search.ts";
import { useDayWords } from "./use-statistics-words.ts";

type ToolbarProps = { search: StatisticsSearch; days: Days; today: string; scope: Scope };

export function Toolbar({ search, days, today, scope }: ToolbarProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isPhone = useMediaQuery("(max-width: 767px)");
  const { range, shortRange } = useDayWords();
  const go = (next: StatisticsSearch | undefined) =>
    next &&
    void navigate({ to: "/statistics", search: withoutCounted(next), replace: true, resetScroll: false });
  const period = search.period ?? "week";
  const choose = (chosen: Period) => go(inPeriod(search, chosen, today));
  const names: Record<Period, string> = {
    day: t`Day`,
    week: t`Week`,
    month: t`Month`,
    custom: t`Custom`,
  };
  useShortcuts(t`Statistics`, [
    { keys: "[", label: t`Period before`, run: () => go(step(search, today, -1)) },
    { keys: "]", label: t`Period after`, run: () => go(step(search, today, 1)) },
    ...periods.map((one, index) => ({ keys: `${index + 1}`, label: names[one], run: () => choose(one) })),
  ]);
  const next = step(search, today, 1);
  const shown = range(days);
  return (
    <>
      <header className={styles.top}>
        <h1>{t`Statistics`}</h1>
        <div className={styles.tools}>
          {isPhone ? (
            <select
              className={styles.select}
              aria-label={t`Period`}
              value={period}
              onChange={({ target }) => choose(target.value as Period)}
            >
              {periods.map((one) => (
                <option key={one} value={one}>
                  {one === period ? `${names[one]}, ${shortRange(days)}` : names[one]}
                </option>
              ))}
            </select>
          ) : (
            <Segments
              label={t`Period`}
              segments={periods.map((value) => ({ value, label: names[value] }))}
              value={period}
              onChange={(chosen) => chosen && choose(chosen)}
            />
          )}
          <div className={styles.steps}>
            <IconButton label={t`Period before`} keyHint="[" onClick={() => go(step(search, today, -1))}>
              <Icon of={IconChevronLeft} flip />
            </IconButton>
            {!isPhone && (
              <p className={styles.range}>
                <bdi>{shown}</bdi>
              </p>
            )}
            <IconButton
              label={t`Period after`}
              keyHint="]"
              aria-disabled={next === undefined}
              onClick={() => go(next)}
            >
              <Icon of={IconChevronRight} flip />
            </IconButton>
          </div>
          {!isPhone && (
            <IconButton label={t`Print`} onClick={() => window.print()}>
              <Icon of={IconPrinter} />
            </IconButton>
          )}
          <Download scope={scope} isPhone={isPhone} />
        </div>
      </header>
      {period === "custom" && <Custom days={days} onChange={(custom) => go({ ...search, ...custom })} />}
      <p className={styles.printed}>{shown}</p>
      <p className="unseen" role="status">
        {shown}
      </p>
    </>
  );
}

type CustomProps = { days: Days; onChange: (days: Days) => void };

function Custom({ days, onChange }: CustomProps) {
  const { t } = useLingui();
  const change = (next: Days) => lengthOf(next) > 0 && onChange(next);
  return (
    <fieldset className={styles.custom} aria-label={t`Custom period`}>
      <span aria-hidden="true">{t`From`}</span>
      <div className={styles.date}>
        <DateInput
          label={t`From`}
          value={days.from}
          isNeeded
          onChange={(from) => from && change({ from, to: days.to < from ? from : days.to })}
        />
      </div>
      <span aria-hidden="true">{t`To`}</span>
      <div className={styles.date}>
        <DateInput
          label={t`To`}
          value={days.to}
          isNeeded
          onChange={(to) => to && change({ from: days.from > to ? to : days.from, to })}
        />
      </div>
    </fieldset>
  );
}

function Download({ scope, isPhone }: { scope: Scope; isPhone: boolean }) {
  const { t } = useLingui();
  const { timezone } = useVenue();
  const { mutate, isPending } = useDownload(scope);
  const zone =
    scope.venues === "all" ? t`Days and times of each hotel` : t`Days and times in ${cityOf(timezone)}`;
  return (
    <Menu
      label={t`Download CSV`}
      widthPx={260}
      align="end"
      trigger={
        isPhone ? (
          <IconButton label={t`Download CSV`} aria-busy={isPending}>
            <Icon of={IconDownload} />
          </IconButton>
        ) : (
          <Button icon={<Icon of={IconDownload} />} aria-busy={isPending}>
            {t`Download CSV`}
          </Button>
        )
      }
    >
      <MenuLabel>{zone}</MenuLabel>
      <MenuItem onChoose={() => mutate("days")}>{t`One row per day`}</MenuItem>
      <MenuItem onChoose={() => mutate("conversations")}>{t`One row per conversation`}</MenuItem>
    </Menu>
  );
}
