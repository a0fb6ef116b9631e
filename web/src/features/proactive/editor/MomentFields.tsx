import { type Moment, momentKinds } from "@bellhop/contract/proactive";
import { Trans, useLingui } from "@lingui/react/macro";
import { TimeInput } from "../../../core/forms/TimeInput.tsx";
import { usualMoment } from "../rule-words.ts";
import { type MomentKind, useMomentNames } from "../words/moment-words.ts";
import styles from "./Editor.module.css";

const usualMinutes = [0, 5, 15, 30, 60, 120, 240, 480, 1_440, 2_880];
const usualDays = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 30, 60];
const usualStayDays = [2, 3, 4, 5, 6, 7, 8, 10, 14];

type MomentFieldsProps = { moment: Moment; isReadOnly: boolean; onChange: (moment: Moment) => void };

/** The moment of the stay, and the time at it. */
export function MomentFields({ moment, isReadOnly, onChange }: MomentFieldsProps) {
  const { t, i18n } = useLingui();
  const names = useMomentNames();
  const duration = (minutes: number): string => {
    if (minutes === 0) return t`at once`;
    const [unit, size] =
      minutes % 1_440 === 0
        ? (["day", 1_440] as const)
        : minutes % 60 === 0
          ? (["hour", 60] as const)
          : (["minute", 1] as const);
    const locale = new Intl.Locale(i18n.locale, { numberingSystem: "latn" });
    return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(minutes / size);
  };
  const days = (count: number) =>
    new Intl.NumberFormat(new Intl.Locale(i18n.locale, { numberingSystem: "latn" }), {
      style: "unit",
      unit: "day",
      unitDisplay: "long",
    }).format(count);
  const beforeNames: Partial<Record<MomentKind, (count: number) => string>> = {
    before_arrival: (count) => t`${days(count)} before`,
    before_departure: (count) => t`${days(count)} before`,
  };
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Send at</Trans>
      </legend>
      <div className={styles.inline}>
        <select
          aria-label={t`Moment of the stay`}
          className={styles.control}
          value={moment.kind}
          disabled={isReadOnly}
          onChange={({ target }) => onChange(usualMoment[target.value as MomentKind])}
        >
          {momentKinds.map((kind) => (
            <option key={kind} value={kind}>
              {names[kind]}
            </option>
          ))}
        </select>
        {"minutes" in moment && (
          <select
            aria-label={t`How long after`}
            className={styles.control}
            value={moment.minutes}
            disabled={isReadOnly}
            onChange={({ target }) => onChange({ ...moment, minutes: Number(target.value) })}
          >
            {withOwn(usualMinutes, moment.minutes).map((minutes) => (
              <option key={minutes} value={minutes}>
                {duration(minutes)}
              </option>
            ))}
          </select>
        )}
        {"days" in moment && (
          <select
            aria-label={t`How many days before`}
            className={styles.control}
            value={moment.days}
            disabled={isReadOnly}
            onChange={({ target }) => onChange({ ...moment, days: Number(target.value) })}
          >
            {withOwn(usualDays, moment.days).map((count) => (
              <option key={count} value={count}>
                {beforeNames[moment.kind]?.(count)}
              </option>
            ))}
          </select>
        )}
        {"day" in moment && (
          <select
            aria-label={t`Day of the stay`}
            className={styles.control}
            value={moment.day}
            disabled={isReadOnly}
            onChange={({ target }) => onChange({ ...moment, day: Number(target.value) })}
          >
            {withOwn(usualStayDays, moment.day).map((day) => (
              <option key={day} value={day}>
                {t`day ${day}`}
              </option>
            ))}
          </select>
        )}
        {"time" in moment && (
          <TimeInput
            label={t`Time`}
            value={moment.time}
            isNeeded
            isReadOnly={isReadOnly}
            onChange={(time) => time && onChange({ ...moment, time })}
          />
        )}
      </div>
    </fieldset>
  );
}

const withOwn = (usual: readonly number[], own: number): number[] =>
  [...new Set([...usual, own])].toSorted((a, b) => a - b);
