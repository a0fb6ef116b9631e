import type { Contradiction, ContradictionSide, LeftText } from "@bellhop/contract/contradictions";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useId, useRef, useState } from "react";
import { usePermissions } from "../../core/access/permissions.ts";
import { Button, buttonLook } from "../../ui/Button.tsx";
import { focusNextRow } from "../../ui/focus-next-row.ts";
import { Icon } from "../../ui/Icon.tsx";
import { isolated } from "../../ui/isolated.ts";
import { useLanguageName } from "../../ui/language-name.ts";
import { onFirstClick } from "../../ui/on-first-click.ts";
import { sectionName } from "../catalogue/index.ts";
import styles from "./ContradictionCard.module.css";
import { useContradictionChanges } from "./contradiction-queries.ts";
import { useSideText, useSideTitle } from "./side-text.ts";

type ContradictionCardProps = {
  contradiction: Contradiction;
  /** The entry that is open here; only the other one gets a link. */
  section?: string | undefined;
};

export function ContradictionCard({ contradiction, section }: ContradictionCardProps) {
  const { use, dismiss } = useContradictionChanges();
  const { whyNoWriting } = usePermissions();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isBusy = useRef(false);
  const applySide = async (side: number, value: string, despiteLeft?: boolean) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const leftTexts = await use(contradiction, side, value, despiteLeft);
    isBusy.current = false;
    setRefusal(leftTexts.length > 0 ? { side, value, leftTexts } : null);
  };
  return (
    <section className={styles.card}>
      <p className={styles.head}>
        <Icon of={IconAlertTriangle} size={16} />
        <span>
          <strong>
            <Disagreeing contradiction={contradiction} />
          </strong>{" "}
          <Trans>If you publish now, the assistant sends this question to you.</Trans>
        </span>
      </p>
      <div className={styles.sides}>
        {contradiction.sides.map((side, index) => (
          <Side
            // biome-ignore lint/suspicious/noArrayIndexKey: there are two, and they stay where they are.
            key={index}
            contradiction={contradiction}
            side={side}
            index={index}
            isHere={side.entry_id !== null && side.entry_id === section}
            onUse={(value) => void applySide(index, value)}
          />
        ))}
      </div>
      {refusal && (
        <LeftTexts
          leftTexts={refusal.leftTexts}
          onConfirm={() => void applySide(refusal.side, refusal.value, true)}
        />
      )}
      <div className={styles.foot}>
        {whyNoWriting ? (
          <p className={styles.dim}>{whyNoWriting}</p>
        ) : (
          <>
            {contradiction.can_use.length === 0 && (
              <p className={styles.dim}>
                <Trans>Edit one of the texts, or keep both as they are.</Trans>
              </p>
            )}
            <Button
              size="row"
              kind="ghost"
              onClick={onFirstClick(() => {
                focusNextRow();
                void dismiss(contradiction);
              })}
            >
              <Trans>Both are correct</Trans>
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

type Refusal = { side: number; value: string; leftTexts: LeftText[] };

function Disagreeing({ contradiction: { kind, sides } }: { contradiction: Contradiction }) {
  const [one, two] = sides;
  const isOneEntry = one?.entry_id !== null && one?.entry_id === two?.entry_id;
  if (!isOneEntry) return <Trans>These two say different things.</Trans>;
  const isInField = sides.some(({ language }) => language === null);
  if (!isInField) return <Trans>Two languages of this entry say different things.</Trans>;
  if (kind === "time") return <Trans>The hours and the text disagree.</Trans>;
  if (kind === "price") return <Trans>The price and the text disagree.</Trans>;
  return <Trans>The field and the text disagree.</Trans>;
}

/** Texts that only a person can change. */
function LeftTexts({ leftTexts, onConfirm }: { leftTexts: LeftText[]; onConfirm: () => void }) {
  const languageName = useLanguageName();
  const { t } = useLingui();
  return (
    <div className={styles.left} role="alert">
      <p>
        <strong>
          <Trans>Not changed yet.</Trans>
        </strong>{" "}
        <Plural
          value={leftTexts.length}
          one="We could not change this text. Check it yourself:"
          other="We could not change these texts. Check them yourself:"
        />
      </p>
      <ul>
        {leftTexts.map(({ entry_id, section, language, quote }) => (
          <li key={`${language} ${quote}`}>
            <span className={styles.leftQuote}>
              {language && <strong>{languageName(language)}</strong>}
              <q lang={language ?? undefined} dir="auto">
                {quote}
              </q>
            </span>
            <Link
              to="/builder"
              search={{ section, entry: entry_id }}
              className={styles.open}
              aria-label={language ? t`Open entry: ${languageName(language)}` : undefined}
            >
              <Trans>Open entry</Trans>
            </Link>
          </li>
        ))}
      </ul>
      <Button size="row" onClick={onFirstClick(onConfirm)}>
        <Trans>Change the other texts</Trans>
      </Button>
    </div>
  );
}

type SideProps = {
  contradiction: Contradiction;
  side: ContradictionSide;
  index: number;
  isHere: boolean;
  onUse: (value: string) => void;
};

function Side({ contradiction, side, index, isHere, onUse }: SideProps) {
  const { i18n, t } = useLingui();
  const { whyNoWriting } = usePermissions();
  const title = useSideTitle()(side);
  const { before, marked, after, value, isSet } = useSideText()(contradiction, side);
  const isYesNo = contradiction.kind === "yes_no";
  const made = whyNoWriting ? undefined : contradiction.makes.find(({ use }) => use === index);
  const sentences = useId();
  const words = (
    <>
      {before}
      {marked && <mark>{marked}</mark>}
      {after}
    </>
  );
  return (
    <div className={styles.side}>
      <p className={styles.where}>
        <strong>
          <bdi>{title}</bdi> · {side.section ? i18n._(sectionName(side.section)) : t`Guest assistant`}
        </strong>
        {!isHere && (made || whyNoWriting) && <OpenSide side={side} title={title} />}
      </p>
      <p className={styles.quote} dir="auto" lang={side.language ?? undefined}>
        {isSet ? words : <Trans>“{words}”</Trans>}
      </p>
      {made && (
        <>
          <Button
            size="row"
            className={styles.use ?? ""}
            aria-describedby={sentences}
            onClick={onFirstClick(() => onUse(value))}
          >
            {isYesNo ? t`Use “${value}” in both` : t`Use ${isolated(value)} in both`}
          </Button>
          <div id={sentences} className={styles.makes}>
            <Makes sentences={made.sentences} />
          </div>
        </>
      )}
      {!made && !whyNoWriting && !isHere && <EditSide side={side} title={title} />}
    </div>
  );
}

/** What the button writes into the other entry. */
function Makes({ sentences }: Pick<Contradiction["makes"][number], "sentences">) {
  if (sentences.length === 0) return <Trans>Only the field of the other entry changes.</Trans>;
  return (
    <>
      <Trans>The other text becomes:</Trans>
      {sentences.map(({ language, text }) => (
        <q key={`${language} ${text}`} className={styles.made} lang={language} dir="auto">
          {text}
        </q>
      ))}
    </>
  );
}

/** A sentence that we can't change safely opens for editing. */
function EditSide({ side, title }: { side: ContradictionSide; title: string }) {
  const { t } = useLingui();
  if (side.entry_id === null || side.section === null) return <OpenSide side={side} title={title} />;
  return (
    <Link
      to="/builder"
      search={{ section: side.section, entry: side.entry_id }}
      className={buttonLook({ size: "row" })}
      aria-label={t`Edit this text: ${title}`}
    >
      <Trans>Edit this text</Trans>
    </Link>
  );
}

function OpenSide({ side, title }: { side: ContradictionSide; title: string }) {
  const { t } = useLingui();
  const label = t`Open entry: ${title}`;
  if (side.entry_id === null || side.section === null) {
    return (
      <Link to="/guest-assistant" className={styles.open} aria-label={label}>
        <Trans>Open entry</Trans>
      </Link>
    );
  }
  return (
    <Link
      to="/builder"
      search={{ section: side.section, entry: side.entry_id }}
      className={styles.open}
      aria-label={label}
    >
      <Trans>Open entry</Trans>
    </Link>
  );
}
