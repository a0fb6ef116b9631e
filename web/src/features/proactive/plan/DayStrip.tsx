import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import styles from "./DayStrip.module.css";

type Day = { day: string; will_be_sent: number; held_back: number };
type DayStripProps = {
  days: readonly Day[];
  chosen: string | undefined;
  onChoose: (day: string | undefined) => void;
};

const tallestPx = 32;
const shortestPx = 6;

/** What goes out and what is held back on each day. Choosing the chosen day again shows all. */
export function DayStrip({ days, chosen, onChoose }: DayStripProps) {
  const { t, i18n } = useLingui();
  const { number, stayDay } = useFormats();
  const name = useId();
  const weekday = new Intl.DateTimeFormat(i18n.locale, { weekday: "short", timeZone: "UTC" });
  const most = Math.max(1, ...days.map((one) => one.will_be_sent + one.held_back));
  const heightOf = (count: number) => (count === 0 ? 0 : Math.max(shortestPx, (count / most) * tallestPx));
  return (
    <div role="radiogroup" aria-label={t`Day`} className={styles.strip}>
      {days.map(({ day, will_be_sent, held_back }) => (
        <label key={day} className={styles.day}>
          <input
            type="radio"
            name={name}
            checked={day === chosen}
            aria-label={t`${stayDay(day)}: ${number(will_be_sent)} will be sent, ${number(held_back)} held back`}
            onChange={() => onChoose(day)}
            onClick={() => day === chosen && onChoose(undefined)}
          />
          <span className={styles.weekday}>{weekday.format(new Date(`${day}T12:00:00Z`))}</span>
          <span className={styles.number}>{Number(day.slice(8))}</span>
          <span className={styles.bars}>
            <i className={styles.held} style={{ height: heightOf(held_back) }} />
            <i className={styles.sent} style={{ height: heightOf(will_be_sent) }} />
          </span>
          <bdi className={styles.counts}>
            {held_back > 0 ? `${number(will_be_sent)} + ${number(held_back)}` : number(will_be_sent)}
          </bdi>
        </label>
      ))}
    </div>
  );
}
