import type { Moment } from "@bellhop/contract/proactive";
import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useMomentWords } from "./moment-words.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

function Words({ moment }: { moment: Moment }) {
  const { short, long } = useMomentWords();
  return `${short(moment)} | ${long(moment)}`;
}

test.each<[Moment, string, string]>([
  [{ kind: "booked", minutes: 0 }, "at once", "at once after the booking"],
  [{ kind: "booked", minutes: 5 }, "5 min after booking", "5 min after the booking"],
  [{ kind: "before_arrival", days: 1, time: "17:00" }, "the day before, 17:00", "the day before arrival"],
  [{ kind: "before_arrival", days: 3, time: "17:00" }, "3 days before, 17:00", "3 days before arrival"],
  [{ kind: "arrival_day", time: "11:00" }, "11:00", "on the day of arrival"],
  [{ kind: "after_check_in", minutes: 30 }, "30 min after", "30 min after check-in"],
  [{ kind: "after_check_in", minutes: 90 }, "90 min after", "90 min after check-in"],
  [{ kind: "mid_stay", day: 2, time: "10:00" }, "day 2, 10:00", "on day 2 of the stay"],
  [
    { kind: "before_departure", days: 1, time: "18:00" },
    "evening before, 18:00",
    "the evening before departure",
  ],
  [{ kind: "before_departure", days: 1, time: "09:00" }, "the day before, 09:00", "the day before departure"],
  [{ kind: "before_departure", days: 2, time: "18:00" }, "2 days before, 18:00", "2 days before departure"],
  [{ kind: "after_check_out", minutes: 240 }, "4 hr after check-out", "4 hr after check-out"],
])("%j reads as %j and %j", (moment, short, long) => {
  const words = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Words moment={moment} />
    </I18nProvider>,
  );
  expect(words).toBe(`${short} | ${long}`);
});
