import type { Request } from "@bellhop/contract/requests";
import { Trans, useLingui } from "@lingui/react/macro";
import { DateInput } from "../../../core/forms/DateInput.tsx";
import { TimeInput } from "../../../core/forms/TimeInput.tsx";
import { useFormats } from "../../../core/language/formats.ts";
import { useClock } from "../../../core/time/clock.ts";
import { useFreeSlots } from "../request-queries.ts";
import { useDayWords } from "../words/when-words.ts";
import styles from "./Decide.module.css";
import { timesBeside } from "./times-beside.ts";

export type Proposal = { day: string | null; time: string | null };

type ProposeFieldsProps = { request: Request; proposal: Proposal; onPropose: (proposal: Proposal) => void };

/** Free days of an extra and times near the wanted one first, then any other. */
export function ProposeFields({ request, proposal, onPropose }: ProposeFieldsProps) {
  const { t } = useLingui();
  const { dayOf } = useFormats();
  const dayWords = useDayWords();
  const today = useClock((now) => dayOf(now));
  const slots = useFreeSlots(request.extra?.entry_id, today);
  const free = (slots.data ?? []).filter(({ left, is_too_late }) => left !== 0 && !is_too_late);
  return (
    <fieldset className={styles.propose}>
      <legend className="unseen">
        <Trans>Other time</Trans>
      </legend>
      <div className={styles.fields}>
        <span className={styles.date}>
          <DateInput
            label={t`Day`}
            value={proposal.day}
            onChange={(day) => onPropose({ ...proposal, day })}
          />
        </span>
        <span className={styles.time}>
          <TimeInput
            label={t`Time`}
            value={proposal.time}
            onChange={(time) => onPropose({ ...proposal, time })}
          />
        </span>
        {timesBeside(request.time).map((time) => (
          <Choice
            key={time}
            isChosen={time === proposal.time}
            onChoose={() => onPropose({ ...proposal, time })}
          >
            <bdi className="figures">{time}</bdi>
          </Choice>
        ))}
      </div>
      {free.length > 0 && (
        <div className={styles.fields}>
          {free.slice(0, 5).map(({ day, left }) => (
            <Choice
              key={day}
              isChosen={day === proposal.day}
              onChoose={() => onPropose({ ...proposal, day })}
            >
              {left === null ? dayWords(day) : t`${dayWords(day)}: ${left} left`}
            </Choice>
          ))}
        </div>
      )}
      <p className={styles.hint}>
        <Trans>The guest can accept with a “yes”.</Trans>
      </p>
    </fieldset>
  );
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: React.ReactNode };

export function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button type="button" className={styles.choice} aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}
