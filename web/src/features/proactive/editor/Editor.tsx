import type { ProactiveRule } from "@bellhop/contract/proactive";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCopy, IconSend, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { Refusal } from "../../../core/forms/Refusal.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { Switch } from "../../../ui/Switch.tsx";
import { RatingsOfRule } from "../../stay-ratings/index.ts";
import { isSameWords, type ShownRule, setDraft } from "../drafts.ts";
import { useExtras, useProactiveSettings } from "../proactive-queries.ts";
import { useRuleChanges } from "../rule-changes.ts";
import { type RuleWords, wordsOf } from "../rule-words.ts";
import { unknownFieldsOf } from "../text/text-parts.ts";
import { useMomentWords } from "../words/moment-words.ts";
import { useWhoWords } from "../words/who-words.ts";
import { NotIfDialog, WhoDialog } from "./ConditionDialogs.tsx";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { DryRun } from "./DryRun.tsx";
import styles from "./Editor.module.css";
import { MomentFields } from "./MomentFields.tsx";
import { Preview } from "./Preview.tsx";
import { SellFields } from "./SellFields.tsx";
import { TestDialog } from "./TestDialog.tsx";
import { Texts } from "./Texts.tsx";
import { Uplift } from "./Uplift.tsx";

type EditorProps = {
  rule: ShownRule;
  /** As it is stored; undefined for a new one. */
  stored: ProactiveRule | undefined;
  whyNot: string | undefined;
  onDuplicate: () => void;
  onRemoved: () => void;
};

type DialogName = "who" | "not_if" | "test" | "delete";

/** Everything about one message, and how a guest sees it. Edits count once they are saved. */
export function Editor({ rule, stored, whyNot, onDuplicate, onRemoved }: EditorProps) {
  const { t } = useLingui();
  const { venue_id: venueId, default_language } = useVenue();
  const { long } = useMomentWords();
  const { toggle } = useRuleChanges();
  const { data: extras = [] } = useExtras();
  const { data: settings } = useProactiveSettings();
  const { who, notIf } = useWhoWords(extras);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [language, setLanguage] = useState(
    () => rule.texts.find((one) => one.language === default_language)?.language ?? rule.texts[0]?.language,
  );
  const languages = settings?.general.languages ?? [default_language];
  const isReadOnly = whyNot !== undefined;
  const words = wordsOf(rule);
  const change = (part: Partial<RuleWords>) => {
    const next = { ...words, ...part };
    const isBack = stored && isSameWords(next, stored) && rule.version === stored.version;
    setDraft(rule.rule_id, isBack ? null : { venueId, version: rule.version, words: next });
  };
  const chosen = rule.texts.some((one) => one.language === language) ? language : rule.texts[0]?.language;
  const close = () => setDialog(null);
  const name = isolated(rule.name || t`New message`);
  return (
    <>
      <div className={styles.main}>
        <header className={styles.head}>
          <input
            className={styles.name}
            aria-label={t`Name of the message`}
            value={rule.name}
            placeholder={t`Name`}
            dir="auto"
            maxLength={60}
            readOnly={isReadOnly}
            autoComplete="off"
            size={Math.max(rule.name.length, 8)}
            onChange={({ target }) => change({ name: target.value })}
          />
          <span className={styles.when}>{long(rule.moment)}</span>
          <div className={styles.tools}>
            {stored && (
              <Switch
                aria-label={t`Send it: ${name}`}
                checked={stored.is_on}
                disabled={isReadOnly}
                onChange={() => void toggle(stored)}
              />
            )}
            {!isReadOnly && (
              <>
                <IconButton label={t`Duplicate`} onClick={onDuplicate}>
                  <Icon of={IconCopy} />
                </IconButton>
                <IconButton label={stored ? t`Delete` : t`Discard`} onClick={() => setDialog("delete")}>
                  <Icon of={IconTrash} />
                </IconButton>
                <Button
                  size="row"
                  icon={<Icon of={IconSend} size={16} flip />}
                  onClick={() => setDialog("test")}
                >
                  <Trans>Send me a test</Trans>
                </Button>
              </>
            )}
          </div>
        </header>
        {whyNot && <p className={styles.dim}>{whyNot}</p>}
        {stored && rule.isChanged && rule.version < rule.storedVersion && (
          <Conflict
            onMine={() =>
              setDraft(rule.rule_id, { venueId, version: rule.storedVersion, words: wordsOf(rule) })
            }
            onTheirs={() => setDraft(rule.rule_id, null)}
          />
        )}
        <div className={styles.fields}>
          <MomentFields
            moment={rule.moment}
            isReadOnly={isReadOnly}
            onChange={(moment) => change({ moment })}
          />
          <Choice
            label={t`Who gets it`}
            value={who(rule.conditions)}
            isReadOnly={isReadOnly}
            onOpen={() => setDialog("who")}
          />
          <Choice
            label={t`Not if`}
            value={notIf(rule.conditions)}
            isReadOnly={isReadOnly}
            onOpen={() => setDialog("not_if")}
          />
        </div>
        <SellFields rule={rule} extras={extras} isReadOnly={isReadOnly} onChange={change} />
        <Uplift uplift={stored?.uplift ?? null} />
        <Texts
          rule={rule}
          languages={languages}
          language={chosen ?? default_language}
          isReadOnly={isReadOnly}
          onLanguage={setLanguage}
          onChange={(texts) => change({ texts })}
        />
        <DryRun words={words} />
        {stored?.purpose === "feedback" && <RatingsOfRule ruleId={rule.rule_id} results={stored.results} />}
        {!isReadOnly && rule.isChanged && (
          <SaveBar rule={rule} isNew={!stored} onDiscard={stored ? undefined : onRemoved} />
        )}
      </div>
      <Preview key={rule.rule_id} rule={rule} language={chosen ?? default_language} />
      {dialog === "who" && (
        <WhoDialog
          conditions={rule.conditions}
          extras={extras}
          languages={[...new Set([...languages, ...(rule.conditions.languages ?? [])])]}
          onChange={(conditions) => change({ conditions })}
          onClose={close}
        />
      )}
      {dialog === "not_if" && (
        <NotIfDialog
          conditions={rule.conditions}
          extras={extras}
          onChange={(conditions) => change({ conditions })}
          onClose={close}
        />
      )}
      {dialog === "test" && (
        <TestDialog words={words} language={chosen ?? default_language} onClose={close} />
      )}
      {dialog === "delete" && (
        <DeleteDialog rule={rule} isStored={stored !== undefined} onRemoved={onRemoved} onClose={close} />
      )}
    </>
  );
}

type ChoiceProps = { label: string; value: string; isReadOnly: boolean; onOpen: () => void };

/** A condition in words; opens its dialog. */
function Choice({ label, value, isReadOnly, onOpen }: ChoiceProps) {
  return (
    <div className={styles.group}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <button
        type="button"
        className={`${styles.control} ${styles.choice}`}
        aria-label={`${label}: ${value}`}
        disabled={isReadOnly}
        onClick={onOpen}
      >
        <bdi className="oneline">{value}</bdi>
      </button>
    </div>
  );
}

function Conflict({ onMine, onTheirs }: { onMine: () => void; onTheirs: () => void }) {
  return (
    <div className={styles.notice} data-tone="waiting" role="status">
      <p>
        <Trans>Someone else edited this too. Choose a version.</Trans>
      </p>
      <span className={styles.noticeActions}>
        <Button size="row" onClick={onTheirs}>
          <Trans>Use theirs</Trans>
        </Button>
        <Button size="row" onClick={onMine}>
          <Trans>Keep mine</Trans>
        </Button>
      </span>
    </div>
  );
}

type SaveBarProps = { rule: ShownRule; isNew: boolean; onDiscard: (() => void) | undefined };

function SaveBar({ rule, isNew, onDiscard }: SaveBarProps) {
  const { t } = useLingui();
  const { save } = useRuleChanges();
  const [failure, setFailure] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const problem = useProblem()(rule);
  const isStale = rule.version < rule.storedVersion;
  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await save(rule);
    } catch (reason) {
      setFailure(reason as Error);
    }
    setBusy(false);
  };
  return (
    <div className={styles.save}>
      {failure && !isStale && <Refusal failure={failure} />}
      <p className={styles.dim} role="status">
        {problem ?? (isNew ? t`Not saved yet.` : t`Not saved. Saved edits count from the next minute.`)}
      </p>
      <span className={styles.noticeActions}>
        <Button
          size="row"
          onClick={() => {
            setDraft(rule.rule_id, null);
            onDiscard?.();
          }}
        >
          <Trans>Discard</Trans>
        </Button>
        <Button
          size="row"
          kind="primary"
          disabled={isBusy || isStale || problem !== undefined}
          aria-busy={isBusy}
          onClick={() => void send()}
        >
          {isNew ? <Trans>Save message</Trans> : <Trans>Save changes</Trans>}
        </Button>
      </span>
    </div>
  );
}

/** What has to be mended before a message can be saved. */
function useProblem() {
  const { t } = useLingui();
  return ({ name, texts }: RuleWords): string | undefined => {
    if (name.trim() === "") return t`Enter a name.`;
    if (texts.some(({ text }) => text.trim() === "")) return t`Write the text in each language.`;
    const unknown = texts.flatMap(({ text }) => unknownFieldsOf(text))[0];
    return unknown === undefined ? undefined : t`“${unknown}” isn't a field.`;
  };
}
