import type { Conditions } from "@bellhop/contract/proactive";
import { useLingui } from "@lingui/react/macro";
import { useLanguageName } from "../../../ui/language-name.ts";

/** Whom a message is for, in a few words. */
export function useWhoWords(extras: readonly { entry_id: string; title: string }[]) {
  const { t, i18n } = useLingui();
  const languageName = useLanguageName();
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(i18n.locale, { type: "disjunction", style: "short" }).format(names);
  const titles = (ids: readonly string[]) =>
    list(ids.map((id) => extras.find(({ entry_id }) => entry_id === id)?.title ?? t`an extra`));
  const channelNames = { whatsapp: t`WhatsApp`, web: t`guest page`, email: t`e-mail` };

  const who = (conditions: Conditions): string => {
    const { min_nights: min, max_nights: max, min_people: people } = conditions;
    const nights =
      min !== undefined && max !== undefined
        ? t`${min} to ${max} nights`
        : min !== undefined
          ? min === 1
            ? t`1 night or more`
            : t`${min} nights or more`
          : max !== undefined
            ? t`at most ${max} nights`
            : undefined;
    const parts = [
      nights,
      people === undefined ? undefined : t`${people} people or more`,
      conditions.with_children === undefined
        ? undefined
        : conditions.with_children
          ? t`with children`
          : t`without children`,
      conditions.languages && list(conditions.languages.map(languageName)),
      conditions.room_types && list(conditions.room_types),
      conditions.sources && t`booked through ${list(conditions.sources)}`,
      conditions.channels && t`on ${list(conditions.channels.map((one) => channelNames[one]))}`,
      conditions.ordered && t`ordered ${titles(conditions.ordered)}`,
    ].filter((part) => part !== undefined);
    return parts.length === 0 ? t`Every guest` : parts.join(", ");
  };
  const notIf = ({ not_ordered }: Conditions): string =>
    not_ordered ? t`${titles(not_ordered)} ordered` : t`No exceptions`;
  return { who, notIf };
}
