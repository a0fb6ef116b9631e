import { useLingui } from "@lingui/react";
import { useMemo } from "react";
import { useTimeZone } from "../../core/access/AccessContext.ts";

/** With seconds, in the venue's time zone. */
export function useClockTime(): (at: string) => string {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  return useMemo(() => {
    const locale = new Intl.Locale(i18n.locale, { numberingSystem: "latn" });
    const parts = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;
    const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone });
    return (at) => format.format(new Date(at));
  }, [i18n.locale, timeZone]);
}
