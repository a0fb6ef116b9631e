import { Plural, useLingui } from "@lingui/react/macro";
import type { ShownRule } from "../drafts.ts";
import { useMomentNames, useMomentWords } from "../words/moment-words.ts";
import { TemplateMark } from "../words/TemplateMark.tsx";
import { byMoment, isInStay } from "./by-moment.ts";
import { useResultWords } from "./card-words.ts";
import styles from "./Rail.module.css";

type RailProps = {
  rules: readonly ShownRule[];
  selectedId: string | undefined;
  mayChange: boolean;
  onSelect: (ruleId: string) => void;
  onToggle: (rule: ShownRule) => void;
};

export const tabId = (ruleId: string): string => `message-${ruleId}`;
export const editorId = "message-editor";

/** The messages along the stay. Arrows move, Space switches, Tab enters the editor. */
export function Rail({ rules, selectedId, mayChange, onSelect, onToggle }: RailProps) {
  const { t } = useLingui();
  const names = useMomentNames();
  const columns = byMoment(rules);
  const inOrder = columns.flatMap((column) => column.rules);
  const at = inOrder.findIndex(({ rule_id }) => rule_id === selectedId);
  const go = (index: number) => {
    const next = inOrder.at(index % inOrder.length);
    if (!next) return;
    onSelect(next.rule_id);
    document.getElementById(tabId(next.rule_id))?.focus();
  };
  const onKeyDown = (press: React.KeyboardEvent) => {
    const isRtl = document.documentElement.dir === "rtl";
    const steps: Record<string, number> = {
      ArrowRight: at + (isRtl ? -1 : 1),
      ArrowLeft: at + (isRtl ? 1 : -1),
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    };
    const step = steps[press.key];
    const current = inOrder[at];
    if (step !== undefined) {
      press.preventDefault();
      go(step);
    } else if (press.key === " " && current && mayChange) {
      press.preventDefault();
      if (current.storedVersion > 0) onToggle(current);
    }
  };
  return (
    <div className={styles.scroller}>
      <div role="tablist" aria-label={t`Messages`} className={styles.rail} onKeyDown={onKeyDown}>
        {columns.map(({ kind, rules: own }) => (
          <div
            key={kind}
            role="presentation"
            className={styles.column}
            data-stay={isInStay(kind) || undefined}
            data-kind={kind}
            data-selected={own.some(({ rule_id }) => rule_id === selectedId) || undefined}
          >
            <div className={styles.moment} aria-hidden="true">
              <span className="oneline">{names[kind]}</span>
              <i className={styles.dot} />
            </div>
            {own.map((rule) => (
              <Card
                key={rule.rule_id}
                rule={rule}
                moment={names[kind]}
                isSelected={rule.rule_id === selectedId}
                mayChange={mayChange}
                onSelect={() => onSelect(rule.rule_id)}
                onToggle={() => onToggle(rule)}
              />
            ))}
            {own.length === 0 && <div className={styles.none} aria-hidden="true" />}
          </div>
        ))}
      </div>
    </div>
  );
}

type CardProps = {
  rule: ShownRule;
  moment: string;
  isSelected: boolean;
  mayChange: boolean;
  onSelect: () => void;
  onToggle: () => void;
};

function Card({ rule, moment, isSelected, mayChange, onSelect, onToggle }: CardProps) {
  const { t } = useLingui();
  const { short } = useMomentWords();
  const resultOf = useResultWords();
  const { is_on, texts, name, isChanged, storedVersion } = rule;
  const maySwitch = mayChange && storedVersion > 0;
  return (
    <button
      type="button"
      role="tab"
      id={tabId(rule.rule_id)}
      aria-selected={isSelected}
      aria-controls={editorId}
      tabIndex={isSelected ? 0 : -1}
      className={styles.card}
      data-off={!is_on || undefined}
      onClick={onSelect}
    >
      <span className={styles.head}>
        <bdi className={styles.name}>{name || t`New message`}</bdi>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Space does the same, and the editor has a switch. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Space does the same, and the editor has a switch. */}
        <span
          className={styles.switch}
          data-on={is_on || undefined}
          data-still={!maySwitch || undefined}
          onClick={(event) => {
            if (!maySwitch) return;
            event.stopPropagation();
            onToggle();
          }}
        >
          <span className="unseen">{is_on ? t`On` : t`Off`}</span>
        </span>
      </span>
      <span className="unseen">{moment}</span>
      <span className={styles.line}>{short(rule.moment)}</span>
      <span className={styles.line}>
        <TemplateMark rule={rule} />
      </span>
      <span className={styles.line}>
        <Plural value={texts.length} one="# language" other="# languages" />
      </span>
      <span className={styles.result}>{isChanged && storedVersion > 0 ? t`not saved` : resultOf(rule)}</span>
    </button>
  );
}
