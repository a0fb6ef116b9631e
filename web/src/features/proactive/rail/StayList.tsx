import { Plural, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Switch } from "../../../ui/Switch.tsx";
import type { ShownRule } from "../drafts.ts";
import { useMomentNames, useMomentWords } from "../words/moment-words.ts";
import { TemplateMark } from "../words/TemplateMark.tsx";
import { templateOf } from "../words/template-of.ts";
import { byMoment, isInStay } from "./by-moment.ts";
import styles from "./StayList.module.css";

type StayListProps = {
  rules: readonly ShownRule[];
  mayChange: boolean;
  onToggle: (rule: ShownRule) => void;
};

/** The messages along the stay, from top to bottom: for phones. */
export function StayList({ rules, mayChange, onToggle }: StayListProps) {
  const { t } = useLingui();
  const names = useMomentNames();
  return (
    <ol className={styles.list} aria-label={t`Messages`}>
      {byMoment(rules).map(({ kind, rules: own }) => (
        <li key={kind} className={styles.moment} data-stay={isInStay(kind) || undefined}>
          <h2>{names[kind]}</h2>
          {own.map((rule) => (
            <Card key={rule.rule_id} rule={rule} mayChange={mayChange} onToggle={onToggle} />
          ))}
        </li>
      ))}
    </ol>
  );
}

type CardProps = { rule: ShownRule } & Omit<StayListProps, "rules">;

function Card({ rule, mayChange, onToggle }: CardProps) {
  const { t } = useLingui();
  const { short } = useMomentWords();
  const { rule_id, name, is_on, texts, storedVersion, isChanged } = rule;
  const state = templateOf(rule)?.state;
  const linkId = `open-${rule_id}`;
  return (
    <div className={styles.card} data-off={!is_on || undefined}>
      <div className={styles.words}>
        <Link
          id={linkId}
          to="/proactive-messages"
          search={{ rule: rule_id }}
          className={styles.name}
          activeProps={{}}
        >
          <bdi>{name || t`New message`}</bdi>
        </Link>
        <p>
          {short(rule.moment)} · <Plural value={texts.length} one="# language" other="# languages" />
        </p>
        {state && state !== "approved" && (
          <p>
            <TemplateMark rule={rule} isLong />
          </p>
        )}
        {isChanged && <p>{t`not saved`}</p>}
      </div>
      <Switch
        aria-labelledby={linkId}
        checked={is_on}
        disabled={!mayChange || storedVersion === 0}
        onChange={() => onToggle(rule)}
      />
    </div>
  );
}
