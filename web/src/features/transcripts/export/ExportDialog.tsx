import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconCircleCheck } from "@tabler/icons-react";
import { type FormEvent, useId, useState } from "react";
import { Refusal } from "../../../core/forms/Refusal.tsx";
import { useFormats } from "../../../core/language/formats.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { hasFilters } from "../reading/transcripts-search.ts";
import styles from "./ExportDialog.module.css";
import { maxExportedMessages } from "./transcript-export.ts";
import type { Counts } from "./transcript-writer.ts";
import { type ExportOf, type ExportState, type Format, useExport } from "./use-export.ts";

type ExportDialogProps = { of: ExportOf; onClose: () => void };

/** Chooses the format, then shows the progress. A running export is stopped by its button only. */
export function ExportDialog({ of, onClose }: ExportDialogProps) {
  const id = useId();
  const isOne = "conversation_id" in of;
  const { state, start, retry } = useExport(of);
  return (
    <Dialog open onClose={() => state.is !== "running" && onClose()} labelledBy={id}>
      <div className={styles.dialog}>
        <h2 id={id}>{isOne ? <Trans>Export conversation</Trans> : <Trans>Export conversations</Trans>}</h2>
        {state.is === "idle" ? (
          <Choice of={of} onStart={start} onClose={onClose} />
        ) : (
          <Course state={state} isOne={isOne} onRetry={retry} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

type ChoiceProps = { of: ExportOf; onStart: (format: Format) => void; onClose: () => void };

function Choice({ of, onStart, onClose }: ChoiceProps) {
  const { number } = useFormats();
  const isOne = "conversation_id" in of;
  const [format, setFormat] = useState<Format>(isOne ? "text" : "csv");
  const max = number(maxExportedMessages);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onStart(format);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {!isOne && (
        <p>
          {hasFilters(of) ? (
            <Trans>Exports whole conversations that match your filters.</Trans>
          ) : (
            <Trans>Exports all conversations of your hotel.</Trans>
          )}
        </p>
      )}
      <Formats isOne={isOne} format={format} onChange={setFormat} />
      {!isOne && (
        <p className={styles.dim}>
          <Trans>One file holds up to {max} messages.</Trans>
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button kind="primary" type="submit">
          <Trans>Export file</Trans>
        </Button>
      </div>
    </form>
  );
}

type FormatsProps = { isOne: boolean; format: Format; onChange: (format: Format) => void };

function Formats({ isOne, format, onChange }: FormatsProps) {
  const { t } = useLingui();
  const name = useId();
  const all: [Format, string, string][] = [
    ["text", t`Text`, t`Plain text to read or send.`],
    ["csv", t`CSV`, t`A table with one row per message, for Excel.`],
    ["json", t`JSON`, t`Data for other programs.`],
  ];
  return (
    <fieldset className={styles.formats}>
      <legend>
        <Trans>Format</Trans>
      </legend>
      {all.slice(isOne ? 0 : 1).map(([own, label, about]) => (
        <label key={own} className={styles.format}>
          <input type="radio" name={name} checked={format === own} onChange={() => onChange(own)} />
          <span>
            <b>{label}</b>
            <span className={styles.dim}>{about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type CourseProps = {
  state: Exclude<ExportState, { is: "idle" }>;
  isOne: boolean;
  onRetry: () => void;
  onClose: () => void;
};

function Course({ state, isOne, onRetry, onClose }: CourseProps) {
  const { t } = useLingui();
  if (state.is === "done") return <Done state={state} isOne={isOne} onClose={onClose} />;
  const isRunning = state.is === "running";
  return (
    <div className={styles.form}>
      {isRunning ? (
        <progress className={styles.bar} aria-label={t`Export`} />
      ) : (
        <Refusal failure={state.failure} />
      )}
      <p className="figures">
        <Written counts={state.counts} isOne={isOne} />
      </p>
      <div className={styles.actions}>
        {/* The button that had the focus is gone. */}
        <Button autoFocus={isRunning} onClick={onClose}>
          <Trans>Cancel export</Trans>
        </Button>
        {!isRunning && (
          <Button kind="primary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

type DoneProps = { state: Extract<ExportState, { is: "done" }>; isOne: boolean; onClose: () => void };

function Done({ state: { counts, isCut }, isOne, onClose }: DoneProps) {
  const isNothing = counts.conversations === 0;
  return (
    <div className={styles.form}>
      <div role="status" className={styles.form}>
        {isNothing ? (
          <p>
            <Trans>No conversations to export.</Trans>
          </p>
        ) : (
          <p className={styles.done}>
            <Icon of={IconCircleCheck} size={20} />
            <span>
              <Trans>File saved.</Trans> <Written counts={counts} isOne={isOne} />
            </span>
          </p>
        )}
        {isCut && (
          <p>
            <Trans>The file is full. Export earlier days separately.</Trans>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {/* The button that had the focus is gone. */}
        <Button kind="primary" autoFocus onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </div>
  );
}

function Written({ counts, isOne }: { counts: Counts; isOne: boolean }) {
  const { number } = useFormats();
  const conversations = number(counts.conversations);
  const messages = number(counts.messages);
  const ofMessages = (
    <Plural value={counts.messages} one={`${messages} message`} other={`${messages} messages`} />
  );
  if (isOne) return ofMessages;
  return (
    <>
      <Plural
        value={counts.conversations}
        one={`${conversations} conversation`}
        other={`${conversations} conversations`}
      />
      {" · "}
      {ofMessages}
    </>
  );
}
