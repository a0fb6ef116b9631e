import { Trans, useLingui } from "@lingui/react/macro";
import { IconGitMerge } from "@tabler/icons-react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { type Choice, wholeRecord } from "../../../core/autosave/draft.ts";
import { Button } from "../../../ui/Button.tsx";
import { focusNextRow } from "../../../ui/focus-next-row.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useFieldName, useFieldValue } from "../../catalogue/index.ts";
import { fieldsOf } from "../store/entry-fields.ts";
import type { EntryView, SectionStore } from "../store/section-store.ts";
import { focusFieldBeside } from "./focus-field.ts";
import styles from "./MergePanel.module.css";
import { TextDiff } from "./TextDiff.tsx";

type MergePanelProps = { store: SectionStore; view: EntryView };

/** A conflict: both texts side by side, until someone chooses or rewrites. */
export function MergePanel({ store, view }: MergePanelProps) {
  const { t } = useLingui();
  const by = view.by ?? t`Someone else`;
  return (
    <section className={styles.panel} aria-label={t`Changed by two people`}>
      <p className={styles.head} role="status">
        <Icon of={IconGitMerge} size={16} />
        <span>
          <strong>
            <Trans>{by} edited this too.</Trans>
          </strong>{" "}
          <Trans>Choose which text to keep.</Trans>
        </span>
      </p>
      {view.both.includes(wholeRecord) ? (
        <WholeEntry store={store} view={view} by={by} />
      ) : (
        view.both.map((field) => <OneField key={field} store={store} view={view} field={field} by={by} />)
      )}
    </section>
  );
}

function WholeEntry({ store, view, by }: MergePanelProps & { by: string }) {
  const { entry_id: id } = view.entry;
  return (
    <div className={styles.whole}>
      <p>
        {view.isRemoved ? (
          <Trans>You removed this, but {by} edited it.</Trans>
        ) : (
          <Trans>{by} removed this, but you edited it.</Trans>
        )}
      </p>
      <div className={styles.actions}>
        <Button
          size="row"
          onClick={({ currentTarget }) => {
            focusFieldBeside(currentTarget, wholeRecord);
            store.decide(id, wholeRecord, view.isRemoved ? "theirs" : "mine");
          }}
        >
          {view.isRemoved ? <Trans>Keep entry</Trans> : <Trans>Keep my text</Trans>}
        </Button>
        <Button
          size="row"
          kind="danger"
          onClick={() => {
            focusNextRow();
            store.decide(id, wholeRecord, view.isRemoved ? "mine" : "theirs");
          }}
        >
          <Trans>Remove entry</Trans>
        </Button>
      </div>
    </div>
  );
}

function OneField({ store, view, field, by }: MergePanelProps & { field: string; by: string }) {
  const { t } = useLingui();
  const fieldName = useFieldName(store.section);
  const fieldValue = useFieldValue();
  const [both, setBoth] = useState<string | null>(null);
  const mine = fieldValue(field, fieldsOf(view.entry)[field]);
  const theirs = fieldValue(field, view.server ? fieldsOf(view.server)[field] : undefined);
  const isText = field.startsWith("texts.");
  const lang = isText ? field.split(".")[1] : undefined;
  const name = fieldName(field);
  const keep = (choice: Choice) => (press: MouseEvent<HTMLElement>) => {
    focusFieldBeside(press.currentTarget, field);
    store.decide(view.entry.entry_id, field, choice);
  };
  return (
    <div className={styles.field}>
      <h3>{name}</h3>
      {both === null ? (
        <div className={styles.sides}>
          <Side who={by} other={mine} text={theirs} lang={lang}>
            <Button size="row" onClick={keep("theirs")}>
              <Trans>Keep theirs</Trans>
            </Button>
          </Side>
          <Side who={<Trans>You</Trans>} other={theirs} text={mine} lang={lang}>
            <div className={styles.actions}>
              <Button size="row" onClick={keep("mine")}>
                <Trans>Keep mine</Trans>
              </Button>
              {isText && (
                <Button size="row" kind="ghost" onClick={() => setBoth(`${theirs}\n${mine}`)}>
                  <Trans>Combine both</Trans>
                </Button>
              )}
            </div>
          </Side>
        </div>
      ) : (
        <div className={styles.together}>
          <textarea
            className={styles.input}
            aria-label={t`${name}: combined text`}
            lang={lang}
            dir="auto"
            // biome-ignore lint/a11y/noAutofocus: it was opened to write in.
            autoFocus
            value={both}
            onChange={({ target }) => setBoth(target.value)}
          />
          <div className={styles.actions}>
            <Button size="row" onClick={keep({ value: both })}>
              <Trans>Use this text</Trans>
            </Button>
            <Button size="row" kind="ghost" onClick={() => setBoth(null)}>
              <Trans>Back</Trans>
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

type SideProps = {
  who: ReactNode;
  text: string;
  other: string;
  lang: string | undefined;
  children: ReactNode;
};

function Side({ who, text, other, lang, children }: SideProps) {
  return (
    <div>
      <p className={styles.who}>{who}</p>
      <p className={styles.words} lang={lang} dir="auto">
        <TextDiff before={other} after={text} show="after" />
      </p>
      {children}
    </div>
  );
}
