import type { Moment } from "@bellhop/contract/proactive";
import { useLingui } from "@lingui/react/macro";

export type MomentKind = Moment["kind"];

/** Names of the moments, above the rail. */
export function useMomentNames(): Record<MomentKind, string> {
  const { t } = useLingui();
  return {
    booked: t`Booked`,
    before_arrival: t`Before arrival`,
    arrival_day: t`Arrival day`,
    after_check_in: t`After check-in`,
    mid_stay: t`Mid-stay`,
    before_departure: t`Before departure`,
    after_check_out: t`After check-out`,
  };
}

/** When a message goes out: the time alone for a card below its moment, or the whole sentence. */
export function useMomentWords() {
  const { t, i18n } = useLingui();
  const duration = (minutes: number): string => {
    const isHours = minutes >= 60 && minutes % 60 === 0;
    return new Intl.NumberFormat(new Intl.Locale(i18n.locale, { numberingSystem: "latn" }), {
      style: "unit",
      unit: isHours ? "hour" : "minute",
      unitDisplay: "short",
    }).format(isHours ? minutes / 60 : minutes);
  };
  const short = (moment: Moment): string => {
    switch (moment.kind) {
      case "booked":
        return moment.minutes === 0 ? t`at once` : t`${duration(moment.minutes)} after booking`;
      case "before_arrival":
        return moment.days === 1
          ? t`the day before, ${moment.time}`
          : t`${moment.days} days before, ${moment.time}`;
      case "arrival_day":
        return moment.time;
      case "after_check_in":
        return moment.minutes === 0 ? t`at once` : t`${duration(moment.minutes)} after`;
      case "mid_stay":
        return t`day ${moment.day}, ${moment.time}`;
      case "before_departure":
        if (moment.days > 1) return t`${moment.days} days before, ${moment.time}`;
        return moment.time >= "17:00" ? t`evening before, ${moment.time}` : t`the day before, ${moment.time}`;
      case "after_check_out":
        return moment.minutes === 0 ? t`at once` : t`${duration(moment.minutes)} after check-out`;
    }
  };
  const long = (moment: Moment): string => {
    switch (moment.kind) {
      case "booked":
        return moment.minutes === 0
          ? t`at once after the booking`
          : t`${duration(moment.minutes)} after the booking`;
      case "before_arrival":
        return moment.days === 1 ? t`the day before arrival` : t`${moment.days} days before arrival`;
      case "arrival_day":
        return t`on the day of arrival`;
      case "after_check_in":
        return moment.minutes === 0
          ? t`at once after check-in`
          : t`${duration(moment.minutes)} after check-in`;
      case "mid_stay":
        return t`on day ${moment.day} of the stay`;
      case "before_departure":
        if (moment.days > 1) return t`${moment.days} days before departure`;
        return moment.time >= "17:00" ? t`the evening before departure` : t`the day before departure`;
      case "after_check_out":
        return moment.minutes === 0
          ? t`at once after check-out`
          : t`${duration(moment.minutes)} after check-out`;
    }
  };
  return { short, long };
}
