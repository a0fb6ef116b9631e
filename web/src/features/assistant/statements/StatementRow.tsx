import { limits } from "@bellhop/contract/limits";
import type {
  Finding,
  StatementTranslation,
  TranslatedStatement,
  TranslationChoice,
} from "@bellhop/contract/statements";
import { baseOf } from "@bellhop/contract/values";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useLanguageName } from "../../../ui/language-name.ts";
import { findingSentence } from "./finding-words.ts";
import styles from "./Statements.module.css";
import { useDecide } from "./statement-queries.ts";

type StatementRowProps = { of: TranslatedStatement; mayEdit: boolean };

/** A sentence of the hotel, and what guests get of it in another language, or with its subject. */
export function StatementRow({ of: { source, language, translation }, mayEdit }: StatementRowProps) {
  const languageName = useLanguageName();
  const isOwn = baseOf(source.language) === baseOf(language);
  const [isEditing, setEditing] = useState(false);
  const [hasEdited, setEdited] = useState(false);
  const edit = () => {
    setEditing(true);
    setEdited(true);
  };
  return (
    <li className={styles.row} data-state={translation?.state ?? "missing"}>
      <div className={styles.side}>
        <p className={styles.of}>{languageName(source.language)}</p>
        <p className={styles.text} dir="auto" lang={source.language}>
          {source.text}
        </p>
      </div>
      <div className={styles.side}>
        <p className={styles.of}>
          <span>{languageName(language)}</span>
          <State of={translation} isOwn={isOwn} />
        </p>
        {isEditing && translation ? (
          <Editor
            translation={translation}
            language={language}
            start={translation.text ?? translation.machine.text ?? source.text}
            onClose={() => setEditing(false)}
          />
        ) : (
          <Shown of={translation} language={language} isOwn={isOwn} />
        )}
        {mayEdit && translation && !isEditing && (
          <Decisions of={translation} hasEdited={hasEdited} onEdit={edit} />
        )}
      </div>
    </li>
  );
}

type ShownProps = { of: StatementTranslation | null; isOwn: boolean };

function State({ of, isOwn }: ShownProps) {
  if (of?.state === "to_approve")
    return (
      <Chip tone="waiting">
        <Trans>Written by the model, to check</Trans>
      </Chip>
    );
  if (of?.state === "refused")
    return (
      <Chip tone="waiting">
        <Trans>To check</Trans>
      </Chip>
    );
  if (of?.state === "holds" && of.generated)
    return (
      <Chip tone="assistant">
        <Trans>By machine</Trans>
      </Chip>
    );
  if (of?.state === "corrected")
    return (
      <Chip tone="ok">
        <Trans>Approved</Trans>
      </Chip>
    );
  if (of === null && !isOwn)
    return (
      <Chip>
        <Trans>Not translated</Trans>
      </Chip>
    );
  return (
    <Chip>
      <Trans>Your words</Trans>
    </Chip>
  );
}

function Shown({ of, language, isOwn }: ShownProps & { language: string }) {
  const { dayAndTime } = useFormats();
  const text = of?.text ?? (of?.state === "own_words" ? of.machine.text : null);
  const isPending = of?.state === "refused" || of?.state === "to_approve";
  const isUnused = isPending || of?.state === "own_words";
  const by = of?.decided?.by;
  const at = of?.decided ? dayAndTime(of.decided.at) : "";
  return (
    <>
      {text !== null && (
        <p className={styles.text} dir="auto" lang={language} data-unused={isUnused || undefined}>
          {text}
        </p>
      )}
      {of === null && (
        <p className={styles.dim}>
          {isOwn ? (
            <Trans>This may not say what it is about. Guests get your own words.</Trans>
          ) : (
            <Trans>Not translated yet. Guests get your own words.</Trans>
          )}
        </p>
      )}
      {of && <Findings of={of.findings} />}
      {isPending && (
        <p className={styles.dim}>
          <Trans>Guests get your own words until you approve it.</Trans>
        </p>
      )}
      {of?.state === "own_words" && (
        <p className={styles.dim}>
          <Trans>
            <bdi>{by}</bdi> chose your own words, {at}
          </Trans>
        </p>
      )}
      {of?.state === "corrected" && (
        <p className={styles.dim}>
          {of.generated ? (
            <Trans>
              Approved by <bdi>{by}</bdi>, {at}
            </Trans>
          ) : (
            <Trans>
              Written by <bdi>{by}</bdi>, {at}
            </Trans>
          )}
        </p>
      )}
    </>
  );
}

function Findings({ of }: { of: readonly Finding[] }) {
  const { i18n } = useLingui();
  return of.map((finding) => (
    <p key={finding.kind} className={styles.finding}>
      <Icon of={IconAlertTriangle} size={16} />
      <span>
        {i18n._(findingSentence(finding))} <Words of={finding} />
      </span>
    </p>
  ));
}

/** "11:00 → 12:00", with the source first in each direction of writing. */
function Words({ of: { missing, extra } }: { of: Finding }) {
  const { t } = useLingui();
  if (missing.length + extra.length === 0) return null;
  const none = t`nothing`;
  return (
    <span className={styles.words} dir="ltr">
      <bdi>{missing.join(", ") || none}</bdi> → <bdi>{extra.join(", ") || none}</bdi>
    </span>
  );
}

type DecisionsProps = { of: StatementTranslation; hasEdited: boolean; onEdit: () => void };

function Decisions({ of, hasEdited, onEdit }: DecisionsProps) {
  const { mutate, isPending } = useDecide(of);
  const editButton = useRef<HTMLButtonElement>(null);
  const decide = (choice: TranslationChoice) => {
    // The pressed button goes; the keyboard stays at this sentence.
    editButton.current?.focus();
    mutate(choice);
  };
  const { state, machine } = of;
  const isApprovable = state !== "corrected" && machine.text !== null;
  return (
    <div className={styles.actions}>
      {isApprovable && (
        <Button
          size="row"
          disabled={isPending}
          onClick={() => decide({ use: "text", text: machine.text ?? "" })}
        >
          {machine.findings.length > 0 ? <Trans>Approve anyway</Trans> : <Trans>Approve</Trans>}
        </Button>
      )}
      <Button ref={editButton} size="row" autoFocus={hasEdited} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Button>
      {state === "corrected" || state === "own_words" ? (
        <Button size="row" kind="ghost" disabled={isPending} onClick={() => decide({ use: "machine" })}>
          <Trans>Undo decision</Trans>
        </Button>
      ) : null}
      {state !== "own_words" && (
        <Button size="row" kind="ghost" disabled={isPending} onClick={() => decide({ use: "own_words" })}>
          <Trans>Use our words</Trans>
        </Button>
      )}
    </div>
  );
}

/** What someone else decided while the text was edited. Saving replaces it. */
function Meanwhile({ of, language }: { of: StatementTranslation; language: string }) {
  return (
    <div role="status">
      <p className={styles.finding}>
        <Icon of={IconAlertTriangle} size={16} />
        <Trans>This changed meanwhile. Saving replaces it.</Trans>
      </p>
      <Shown of={of} language={language} isOwn={false} />
    </div>
  );
}

type EditorProps = {
  translation: StatementTranslation;
  language: string;
  start: string;
  onClose: () => void;
};

function Editor({ translation, language, start, onClose }: EditorProps) {
  const { t } = useLingui();
  const [text, setText] = useState(start);
  const [opened] = useState(translation.version);
  const { mutate, isPending } = useDecide(translation);
  const isMissing = text.trim() === "";
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing) mutate({ use: "text", text: text.trim() }, { onSuccess: onClose });
      }}
    >
      {translation.version !== opened && <Meanwhile of={translation} language={language} />}
      <Field label={t`What guests get`} error={isMissing ? t`Enter a text.` : undefined}>
        {(input) => (
          <textarea
            {...input}
            // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was pressed.
            autoFocus
            rows={3}
            dir="auto"
            lang={language}
            maxLength={limits.statementCharacters}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button size="row" kind="primary" type="submit" disabled={isPending || isMissing}>
          <Trans>Save</Trans>
        </Button>
        <Button size="row" kind="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
