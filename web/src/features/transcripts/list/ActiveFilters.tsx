import { Trans, useLingui } from "@lingui/react/macro";
import { IconX } from "@tabler/icons-react";
import { useFormats } from "../../../core/language/formats.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useQuoted } from "../../../ui/quoted.ts";
import { useChannelNames } from "../../guests/index.ts";
import { hasFilters, type TranscriptFilter } from "../reading/transcripts-search.ts";
import styles from "./Filters.module.css";
import { useStateNames } from "./state-names.ts";

type ActiveFiltersProps = { filter: TranscriptFilter; onChange: (filter: TranscriptFilter) => void };

/** A button per active filter that removes it. */
export function ActiveFilters({ filter, onChange }: ActiveFiltersProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const channels = useChannelNames();
  const states = useStateNames();
  const quoted = useQuoted();
  if (!hasFilters(filter)) return null;
  const { search, from, to, channel, state, ...rest } = filter;
  const without = (name: keyof TranscriptFilter) => {
    const { [name]: _, ...others } = filter;
    onChange({ ...rest, ...others });
  };
  const fromDay = from && date(from);
  const toDay = to && date(to);
  const words: [keyof TranscriptFilter, string | undefined][] = [
    ["search", search && quoted(search)],
    ["from", fromDay && t`from ${fromDay}`],
    ["to", toDay && t`until ${toDay}`],
    ["channel", channel && channels[channel]],
    ["state", state && states[state]],
  ];
  return (
    <div className={styles.active}>
      <ul aria-label={t`Active filters`}>
        {words.map(
          ([name, word]) =>
            word && (
              <li key={name}>
                <button
                  type="button"
                  className={styles.chip}
                  aria-label={t`Remove filter: ${word}`}
                  onClick={() => without(name)}
                >
                  <bdi className="oneline">{word}</bdi>
                  <Icon of={IconX} size={14} />
                </button>
              </li>
            ),
        )}
      </ul>
      <button type="button" className={styles.clear} onClick={() => onChange({})}>
        <Trans>Clear filters</Trans>
      </button>
    </div>
  );
}
