import { channelKinds } from "@bellhop/contract/channel-kinds";
import { limits } from "@bellhop/contract/limits";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { DateInput } from "../../../core/forms/DateInput.tsx";
import { useChannelNames } from "../../guests/index.ts";
import type { TranscriptFilter } from "../reading/transcripts-search.ts";
import styles from "./Filters.module.css";
import { useStateNames } from "./state-names.ts";

const searchPauseMs = 300;

type FiltersProps = {
  filter: TranscriptFilter;
  /** `replace` adds no step to the history. */
  onChange: (filter: TranscriptFilter, replace?: boolean) => void;
};

export function Filters({ filter, onChange }: FiltersProps) {
  const { t } = useLingui();
  const channels = useChannelNames();
  const states = useStateNames();
  return (
    <fieldset className={styles.filters} aria-label={t`Filters`}>
      <Search filter={filter} onChange={onChange} />
      <Choice label={t`From`}>
        {(id) => (
          <Day
            id={id}
            label={t`From`}
            value={filter.from}
            onChange={(from) => onChange(withPart(filter, "from", from))}
          />
        )}
      </Choice>
      <Choice label={t`To`}>
        {(id) => (
          <Day
            id={id}
            label={t`To`}
            value={filter.to}
            onChange={(to) => onChange(withPart(filter, "to", to))}
          />
        )}
      </Choice>
      <Choice label={t`Channel`}>
        {(id) => (
          <select
            id={id}
            value={filter.channel ?? ""}
            onChange={({ target }) =>
              onChange(
                withPart(
                  filter,
                  "channel",
                  channelKinds.find((channel) => channel === target.value),
                ),
              )
            }
          >
            <option value="">{t`All channels`}</option>
            {channelKinds.map((channel) => (
              <option key={channel} value={channel}>
                {channels[channel]}
              </option>
            ))}
          </select>
        )}
      </Choice>
      <Choice label={t`State`}>
        {(id) => (
          <select
            id={id}
            value={filter.state ?? ""}
            onChange={({ target: { value } }) =>
              onChange(withPart(filter, "state", value === "open" || value === "done" ? value : undefined))
            }
          >
            <option value="">{t`Open and done`}</option>
            <option value="open">{states.open}</option>
            <option value="done">{states.done}</option>
          </select>
        )}
      </Choice>
    </fieldset>
  );
}

/** Searches after a pause in typing. */
function Search({ filter, onChange }: FiltersProps) {
  const { t } = useLingui();
  const id = useId();
  const inAddress = filter.search ?? "";
  const [typed, setTyped] = useState(inAddress);
  const newest = useRef({ filter, onChange });
  newest.current = { filter, onChange };
  const applied = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address also changes by Back, by a link, or by a chip.
  useEffect(() => {
    if (inAddress === applied.current) return;
    applied.current = inAddress;
    clearTimeout(timer.current);
    setTyped(inAddress);
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const apply = (words: string) => {
    if (words === applied.current) return;
    applied.current = words;
    newest.current.onChange(withPart(newest.current.filter, "search", words || undefined), true);
  };
  const type = (words: string) => {
    setTyped(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(words.trim()), searchPauseMs);
  };
  return (
    <div className={`${styles.choice} ${styles.search}`}>
      <label htmlFor={id}>{t`Search`}</label>
      <input
        id={id}
        type="search"
        placeholder={t`Name, phone or reservation number`}
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.searchCharacters}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  );
}

type DayProps = {
  id: string;
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
};

function Day({ id, label, value, onChange }: DayProps) {
  const input = { id, className: "", "aria-invalid": false, "aria-describedby": undefined };
  return (
    <DateInput
      input={input}
      label={label}
      value={value ?? null}
      onChange={(day) => onChange(day ?? undefined)}
    />
  );
}

function Choice({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

function withPart<Name extends keyof TranscriptFilter>(
  filter: TranscriptFilter,
  name: Name,
  value: TranscriptFilter[Name],
): TranscriptFilter {
  const { [name]: _, ...others } = filter;
  return value === undefined ? others : { ...others, [name]: value };
}
