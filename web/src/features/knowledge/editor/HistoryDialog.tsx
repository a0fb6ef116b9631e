import type { Entry, Revision, Section } from "@bellhop/contract/knowledge";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconHistory, IconX } from "@tabler/icons-react";
import { useId } from "react";
import { differing } from "../../../core/autosave/fields.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { Failure } from "../../../core/pages/Failure.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { type SectionLabels, useFieldName, useFieldValue } from "../../catalogue/index.ts";
import { emptyFields, fieldsOf } from "../store/entry-fields.ts";
import { useMayEdit } from "../store/use-section.ts";
import styles from "./HistoryDialog.module.css";
import { useHistory, useRestore } from "./history-queries.ts";
import { TextDiff } from "./TextDiff.tsx";

type HistoryDialogProps = {
  section: Section;
  /** Null for the whole section. */
  entryId: string | null;
  /** Labels of the section's keys; the FAQ has none. */
  labels?: SectionLabels;
  onClose: () => void;
};

export function HistoryDialog({ section, entryId, labels, onClose }: HistoryDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const history = useHistory(section, entryId);
  const steps = history.data?.pages.flatMap(({ items }) => items);
  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <header className={styles.head}>
        <h2 id={id}>{entryId === null ? t`History of changes` : t`History of this entry`}</h2>
        <IconButton label={t`Close`} onClick={onClose}>
          <Icon of={IconX} />
        </IconButton>
      </header>
      {!steps ? (
        history.error ? (
          <Failure
            failure={history.error}
            title={t`Could not load the history`}
            onRetry={() => void history.refetch()}
          />
        ) : (
          <div className={styles.loading} aria-busy="true">
            <Skeleton width={180} />
            <Skeleton width={320} />
          </div>
        )
      ) : steps.length === 0 ? (
        <Notice icon={<IconHistory size={24} stroke={1.35} />} title={t`No changes yet`}>
          <Trans>Changes will show here, with the old and the new text.</Trans>
        </Notice>
      ) : (
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <Step key={step.version} step={step} entryId={entryId} labels={labels} isNewest={index === 0} />
          ))}
        </ol>
      )}
      {history.hasNextPage && (
        <div className={styles.more}>
          <Button aria-disabled={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            <Trans>Show older changes</Trans>
          </Button>
        </div>
      )}
    </Dialog>
  );
}

type StepProps = {
  step: Revision;
  entryId: string | null;
  labels: SectionLabels | undefined;
  isNewest: boolean;
};

function Step({ step, entryId, labels, isNewest }: StepProps) {
  const { t } = useLingui();
  const { fullDay, time } = useFormats();
  const mayEdit = useMayEdit();
  const restore = useRestore(step.section);
  const changes = step.changes.filter((change) => entryId === null || change.entry_id === entryId);
  const hiddenCount = step.changes_count - step.changes.length;
  const by = step.by ?? t`Bellhop`;
  return (
    <li className={styles.step}>
      <p className={styles.when}>
        <strong>
          <bdi>{by}</bdi>
        </strong>
        <time dateTime={step.at}>
          <bdi>
            {fullDay(step.at)}, {time(step.at)}
          </bdi>
        </time>
        {mayEdit && entryId === null && !isNewest && (
          <Button
            size="row"
            kind="ghost"
            aria-disabled={restore.isPending}
            onClick={() => !restore.isPending && restore.mutate({ toVersion: step.version })}
          >
            <Trans>Restore this version</Trans>
          </Button>
        )}
      </p>
      {changes.map((change) => (
        <Change
          key={change.entry_id}
          section={step.section}
          change={change}
          labels={labels}
          {...(mayEdit && {
            onRestore: () =>
              !restore.isPending &&
              restore.mutate({ toVersion: step.from_version, entryIds: [change.entry_id] }),
          })}
        />
      ))}
      {step.moved && (
        <p className={styles.dim}>
          <Trans>Order changed.</Trans>
        </p>
      )}
      {entryId === null && hiddenCount > 0 && (
        <p
          className={styles.dim}
        >{t`${plural(hiddenCount, { one: "and # more entry", other: "and # more entries" })}`}</p>
      )}
    </li>
  );
}

type ChangeProps = {
  section: Section;
  change: Revision["changes"][number];
  labels: SectionLabels | undefined;
  onRestore?: () => void;
};

function Change({ section, change: { title, before, after }, labels, onRestore }: ChangeProps) {
  const { t, i18n } = useLingui();
  const keyName = (key: unknown) => {
    const name = typeof key === "string" ? labels?.items[key]?.name : undefined;
    return name && i18n._(name);
  };
  const name = title || keyName((after ?? before)?.key) || t`Entry`;
  return (
    <div className={styles.change}>
      <p className={styles.title}>
        <span dir="auto">{name}</span>
        {!before && <Chip tone="ok">{t`Added`}</Chip>}
        {!after && <Chip tone="urgent">{t`Removed`}</Chip>}
        {onRestore && (
          <Button
            size="row"
            aria-label={before ? t`Restore earlier text: ${name}` : t`Remove entry: ${name}`}
            onClick={onRestore}
          >
            {before ? <Trans>Restore earlier text</Trans> : <Trans>Remove entry</Trans>}
          </Button>
        )}
      </p>
      <Differences section={section} before={before} after={after} keyName={keyName} />
    </div>
  );
}

type DifferencesProps = {
  section: Section;
  before: Entry | null;
  after: Entry | null;
  keyName: (key: unknown) => string | undefined;
};

function Differences({ section, before, after, keyName }: DifferencesProps) {
  const fieldName = useFieldName(section);
  const wordsOf = useFieldValue();
  const fieldValue = (field: string, value: unknown) =>
    (field === "key" && keyName(value)) || wordsOf(field, value);
  const [was, is] = [before ? fieldsOf(before) : {}, after ? fieldsOf(after) : {}];
  // Defaults are not listed.
  const fields = differing({ ...emptyFields, ...was }, { ...emptyFields, ...is }).filter(
    (field) => field !== "key",
  );
  return (
    <dl className={styles.differences}>
      {fields.map((field) => {
        const language = field.startsWith("texts.") ? field.split(".")[1] : undefined;
        const words = (
          <TextDiff before={fieldValue(field, was[field])} after={fieldValue(field, is[field])} show="both" />
        );
        return (
          <div key={field}>
            <dt>{fieldName(field)}</dt>
            {language ? (
              <dd dir="auto" lang={language}>
                {words}
              </dd>
            ) : (
              <dd>
                <bdi>{words}</bdi>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
