import { findHoursError, isEmptyRange } from "@bellhop/contract/hours";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCopy, IconPlus, IconX } from "@tabler/icons-react";
import { useId, useState } from "react";
import { fieldSentence } from "../../../core/api/field-sentence.ts";
import { TimeInput } from "../../../core/forms/TimeInput.tsx";
import { endsNextDay } from "../../../core/forms/time-entry.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu, MenuItem, MenuLine } from "../../../ui/Menu.tsx";
import {
  copyDay,
  dayAndNight,
  type Hours,
  hoursOf,
  isDayAndNight,
  type Span,
  useFormatWeek,
  type Week,
  type Weekday,
  weekdays,
  weekOf,
} from "../../catalogue/index.ts";
import styles from "./HoursField.module.css";

type HoursFieldProps = {
  label: string;
  value: Hours | null;
  error?: string | undefined;
  isReadOnly?: boolean;
  /** For links. */
  id?: string;
  onChange: (hours: Hours | null) => void;
};

/** Maximum openings per day. */
const maxSpans = 3;
const usual: Span = { from: "09:00", to: "18:00" };

export function HoursField({ label, value, error, isReadOnly, id, onChange }: HoursFieldProps) {
  const ownId = useId();
  const wrong = value ? findHoursError(value) : undefined;
  const message = wrong ? undefined : error;
  const isAlways = value !== null && isDayAndNight(value);
  const set = (week: Week) => {
    const hours = hoursOf(week);
    onChange(hours.length > 0 ? hours : null);
  };
  return (
    <fieldset className={styles.hours} aria-describedby={message && `${ownId}-message`} disabled={isReadOnly}>
      <legend>{label}</legend>
      {value === null ? (
        <div className={styles.start}>
          <Button id={id} onClick={() => onChange(dayAndNight)}>
            <Trans>24 hours</Trans>
          </Button>
          <Button onClick={() => onChange([{ days: [...weekdays], ...usual }])}>
            <Trans>Set hours</Trans>
          </Button>
        </div>
      ) : isAlways ? (
        <div className={styles.start}>
          <p className={styles.always}>
            <Trans>24 hours</Trans>
          </p>
          <Button size="row" id={id} onClick={() => onChange([{ days: [...weekdays], ...usual }])}>
            <Trans>Set hours</Trans>
          </Button>
          <Clear onClear={() => onChange(null)} />
        </div>
      ) : (
        <>
          <ul className={styles.week}>
            {weekdays.map((day) => (
              <DayRow
                key={day}
                day={day}
                week={weekOf(value)}
                wrong={wrong?.day === day ? fieldSentence(wrong.problem) : undefined}
                id={day === "monday" ? id : undefined}
                isReadOnly={isReadOnly}
                onChange={set}
              />
            ))}
          </ul>
          {!isReadOnly && (
            <div className={styles.start}>
              <Button size="row" onClick={() => onChange(dayAndNight)}>
                <Trans>24 hours</Trans>
              </Button>
              <Clear onClear={() => onChange(null)} />
            </div>
          )}
        </>
      )}
      {message && (
        <p className={styles.error} id={`${ownId}-message`}>
          {message}
        </p>
      )}
    </fieldset>
  );
}

function Clear({ onClear }: { onClear: () => void }) {
  return (
    <Button kind="ghost" size="row" onClick={onClear}>
      <Trans>Clear</Trans>
    </Button>
  );
}

type DayRowProps = {
  day: Weekday;
  week: Week;
  wrong: string | undefined;
  id: string | undefined;
  isReadOnly: boolean | undefined;
  onChange: (week: Week) => void;
};

function DayRow({ day, week, wrong, id, isReadOnly, onChange }: DayRowProps) {
  const { t } = useLingui();
  const { dayName } = useFormatWeek();
  const spans = week[day];
  const name = dayName(day);
  const put = (next: Span[]) => onChange({ ...week, [day]: next });
  return (
    <li className={styles.day}>
      <p className={styles.name}>{name}</p>
      <div className={styles.spans}>
        {spans.length === 0 && (
          <p className={styles.closed}>
            <Trans>Closed</Trans>
          </p>
        )}
        {spans.map((span, at) => (
          <DaySpan
            // biome-ignore lint/suspicious/noArrayIndexKey: a span has no other name, and they are few.
            key={at}
            span={span}
            dayName={name}
            id={at === 0 ? id : undefined}
            isReadOnly={isReadOnly}
            onChange={(part) => put(spans.map((one, index) => (index === at ? { ...one, ...part } : one)))}
            onRemove={() => put(spans.filter((_, index) => index !== at))}
          />
        ))}
        {wrong && <Problem>{wrong}</Problem>}
      </div>
      {!isReadOnly && (
        <div className={styles.actions}>
          {spans.length < maxSpans && (
            <IconButton
              label={spans.length === 0 ? t`Add hours on ${name}` : t`Add more hours on ${name}`}
              onClick={() => put([...spans, nextSpan(spans)])}
            >
              <Icon of={IconPlus} size={16} />
            </IconButton>
          )}
          <CopyDay day={day} week={week} onChange={onChange} />
        </div>
      )}
    </li>
  );
}

type DaySpanProps = {
  span: Span;
  dayName: string;
  id: string | undefined;
  isReadOnly: boolean | undefined;
  onChange: (part: Partial<Span>) => void;
  onRemove: () => void;
};

/** One opening with its parse errors. */
function DaySpan({ span, dayName: name, id, isReadOnly, onChange, onRemove }: DaySpanProps) {
  const { t } = useLingui();
  const [wrongFrom, setWrongFrom] = useState<string>();
  const [wrongUntil, setWrongUntil] = useState<string>();
  const wrong = wrongFrom ?? wrongUntil;
  return (
    <>
      <div className={styles.span}>
        <TimeInput
          {...(id ? { id } : {})}
          label={t`${name}, from`}
          value={span.from}
          isNeeded
          onProblem={setWrongFrom}
          isReadOnly={isReadOnly}
          onChange={(from) => from && onChange({ from })}
        />
        <span aria-hidden="true">–</span>
        <TimeInput
          label={t`${name}, until`}
          value={span.to}
          isNeeded
          onProblem={setWrongUntil}
          isReadOnly={isReadOnly}
          onChange={(to) => to && onChange({ to })}
        />
        {!isReadOnly && (
          <IconButton label={t`Remove ${span.from}–${span.to} on ${name}`} onClick={onRemove}>
            <Icon of={IconX} size={16} />
          </IconButton>
        )}
        {endsNextDay(span.from, span.to) && !isEmptyRange(span.from, span.to) && (
          <span className={styles.note}>
            <Trans>next day</Trans>
          </span>
        )}
      </div>
      {wrong && <Problem>{wrong}</Problem>}
    </>
  );
}

function Problem({ children }: { children: string }) {
  return (
    <p className={styles.error} role="status">
      {children}
    </p>
  );
}

/** A suggestion after the existing ones. */
function nextSpan(spans: readonly Span[]): Span {
  const last = spans.at(-1);
  if (!last) return usual;
  const hour = Math.min(Number(last.to.slice(0, 2)) + 1, 22);
  return { from: `${String(hour).padStart(2, "0")}:00`, to: "24:00" };
}

function CopyDay({ day, week, onChange }: { day: Weekday; week: Week; onChange: (week: Week) => void }) {
  const { t } = useLingui();
  const { dayName } = useFormatWeek();
  const name = dayName(day);
  const others = weekdays.filter((other) => other !== day);
  const copy = (to: readonly Weekday[]) => onChange(copyDay(week, day, to));
  return (
    <Menu
      label={t`Copy ${name} to`}
      widthPx={208}
      align="end"
      trigger={
        <IconButton label={t`Copy ${name} to other days`}>
          <Icon of={IconCopy} size={16} />
        </IconButton>
      }
    >
      <MenuItem onChoose={() => copy(others)}>
        <Trans>All other days</Trans>
      </MenuItem>
      <MenuItem onChoose={() => copy(weekdays.slice(0, 5))}>
        <Trans>Monday to Friday</Trans>
      </MenuItem>
      <MenuLine />
      {others.map((other) => (
        <MenuItem key={other} onChoose={() => copy([other])}>
          {dayName(other)}
        </MenuItem>
      ))}
    </Menu>
  );
}
