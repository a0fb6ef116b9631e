import { useLingui } from "@lingui/react/macro";
import { IconCalendar, IconEyeOff, IconGitMerge, IconUsers } from "@tabler/icons-react";
import { useFormats } from "../../../core/language/formats.ts";
import { useClock } from "../../../core/time/clock.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { EntryOnScreen } from "../store/entry-fields.ts";
import type { EntryView } from "../store/section-store.ts";
import { useKnowledgeOverview } from "../store/use-section.ts";
import { NotTranslated } from "./NotTranslated.tsx";
import { untranslatedIn } from "./untranslated.ts";

export function EntryChips({ view }: { view: EntryView }) {
  const { t } = useLingui();
  const { entry, both, errors, lastForeignChange } = view;
  const isNews = useClock((now) => lastForeignChange !== null && now - lastForeignChange.atMs < newsMs);
  const by = lastForeignChange?.by ?? "";
  const languages = useKnowledgeOverview().data?.languages ?? [];
  return (
    <>
      {both.length > 0 ? (
        <Chip tone="waiting" icon={<Icon of={IconGitMerge} size={14} />}>{t`Choose a version`}</Chip>
      ) : (
        isNews && <Chip tone="info">{t`${by} changed this just now`}</Chip>
      )}
      {isUnanswered(entry) && <Chip tone="waiting">{t`No answer yet`}</Chip>}
      <NotTranslated languages={untranslatedIn(entry, languages)} />
      {Object.keys(errors).length > 0 && <Chip tone="urgent">{t`Not saved`}</Chip>}
      {entry.internal && (
        <Chip tone="assistant" icon={<Icon of={IconEyeOff} size={14} />}>{t`Staff only`}</Chip>
      )}
      {entry.scope !== "everyone" && (
        <Chip icon={<Icon of={IconUsers} size={14} />}>
          {entry.scope === "in_house" ? t`During stay` : t`Before arrival`}
        </Chip>
      )}
      <Validity entry={entry} />
    </>
  );
}

const newsMs = 60_000;

/** A question counts once it has an answer. */
const isUnanswered = ({ texts }: EntryOnScreen) =>
  Object.values(texts).some(({ question }) => question?.trim()) &&
  Object.values(texts).every(({ text, place }) => !text.trim() && !place?.trim());

function Validity({ entry: { valid_from: from, valid_until: until } }: { entry: EntryOnScreen }) {
  const { t } = useLingui();
  const { dayMonth, dayOf } = useFormats();
  const today = useClock((now) => dayOf(now));
  if (!from && !until) return null;
  const day = (date: string) => dayMonth(`${date}T12:00:00Z`);
  const isNow = (!from || from <= today) && (!until || until >= today);
  const words = !until
    ? t`From ${day(from ?? "")}`
    : !from
      ? t`Until ${day(until)}`
      : `${day(from)} – ${day(until)}`;
  return (
    <Chip tone={isNow ? "neutral" : "waiting"} icon={<Icon of={IconCalendar} size={14} />}>
      <bdi>{isNow ? words : t`Not today: ${words}`}</bdi>
    </Chip>
  );
}
