import type { OutputOf } from "@bellhop/contract/call";
import type { listStatements, StatementFilter, TranslatedStatement } from "@bellhop/contract/statements";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCloudOff, IconLanguage, IconRefresh } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import { Failure } from "../../../core/pages/Failure.tsx";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useLanguageName } from "../../../ui/language-name.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { sectionName } from "../../catalogue/index.ts";
import { useMayEdit } from "../../knowledge/index.ts";
import { useSettings } from "../../settings/index.ts";
import { hasEnded, useLoadedTasks, useStopTask, useTaskLabels } from "../../tasks/index.ts";
import { ReadOnly } from "../GreetingForm.tsx";
import { useMoney } from "../model/money.ts";
import frame from "../Part.module.css";
import { StatementRow } from "./StatementRow.tsx";
import styles from "./Statements.module.css";
import { type Shown, useStatements, useTranslateNow } from "./statement-queries.ts";

type Page = OutputOf<typeof listStatements>;

/** The hotel's sentences beside what guests get of them in languages that the hotel has not written. */
export function Statements() {
  const { t } = useLingui();
  const mayEdit = useMayEdit();
  const [shown, setShown] = useState<Shown>({ language: undefined, state: undefined });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useStatements(shown);
  const first = data?.pages[0];
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={frame.part}>
      {!mayEdit && <ReadOnly />}
      {!first ? (
        error ? (
          <Failure failure={error} title={t`Could not load translations`} onRetry={() => void refetch()} />
        ) : (
          <div className={frame.card} aria-busy="true">
            <Skeleton height={56} />
            <Skeleton height={88} />
            <Skeleton height={88} />
          </div>
        )
      ) : first.languages.length === 0 ? (
        <Nothing isLive={first.is_live} />
      ) : (
        <>
          <Translating page={first} mayEdit={mayEdit} />
          <section className={frame.card} aria-label={t`Translations`}>
            <Filters languages={first.languages} shown={shown} onShow={setShown} />
            {items.length === 0 ? (
              <p className={styles.none}>
                <Trans>No sentence fits these filters.</Trans>
              </p>
            ) : (
              <Entries items={items} mayEdit={mayEdit} />
            )}
            {hasNextPage && (
              <button
                type="button"
                className={styles.more}
                disabled={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                <Trans>Show more</Trans>
              </button>
            )}
          </section>
        </>
      )}
    </div>
  );
}

function Nothing({ isLive }: { isLive: boolean }) {
  const { t } = useLingui();
  return isLive ? (
    <Notice icon={<Icon of={IconLanguage} size={24} />} title={t`Nothing to translate`}>
      <Trans>Your published entries are written in all your languages.</Trans>
    </Notice>
  ) : (
    <Notice icon={<Icon of={IconLanguage} size={24} />} title={t`Nothing published yet`}>
      <Trans>Publish your entries. Then you see here what guests get in other languages.</Trans>
    </Notice>
  );
}

/** Whether sentences are translated, how far that is, and how it ended last. */
function Translating({ page, mayEdit }: { page: Page; mayEdit: boolean }) {
  const { how } = useTaskLabels();
  const task = useLoadedTasks()?.find(({ kind }) => kind === "translate_statements");
  const stop = useStopTask();
  const translate = useTranslateNow();
  const { settings, store } = useSettings();
  const missing = page.languages.reduce((sum, one) => sum + one.missing, 0);
  if (!page.has_model) return <NoModel mayEdit={mayEdit} />;
  if (settings && !settings.readings.translates)
    return (
      <div className={styles.status}>
        <p className={styles.grow}>
          <strong>
            <Trans>Translations are off.</Trans>
          </strong>{" "}
          <Trans>
            Guests get your own words. If you switch them on, your language model gets your published
            sentences and begins at once.
          </Trans>
        </p>
        {mayEdit && (
          <Button kind="primary" onClick={() => store.set("readings", { translates: true })}>
            <Trans>Switch on</Trans>
          </Button>
        )}
      </div>
    );
  const isRunning = task !== undefined && !hasEnded(task);
  const hasFailed = task?.state === "FAILURE";
  return (
    <div className={styles.status}>
      <p className={styles.grow} role="status">
        {isRunning || hasFailed ? how(task) : <Summary page={page} />} <Used of={page} />
      </p>
      {isRunning && (
        <progress className={styles.progress} value={task.progress} max={100} aria-hidden="true" />
      )}
      {mayEdit && isRunning && (
        <Button size="row" disabled={stop.isPending} onClick={() => stop.mutate(task.task_id)}>
          <Trans>Stop</Trans>
        </Button>
      )}
      {mayEdit && !isRunning && missing + retriable(page) > 0 && (
        <Button
          icon={<Icon of={IconRefresh} size={16} />}
          disabled={translate.isPending || !page.enabled}
          onClick={() => translate.mutate()}
        >
          <Trans>Translate now</Trans>
        </Button>
      )}
    </div>
  );
}

/** Where the figures differ, a person decides: the same model would write the same again. */
const retriable = ({ languages }: Page): number => languages.reduce((sum, one) => sum + one.unusable, 0);

function Summary({ page: { languages } }: { page: Page }) {
  const { number } = useFormats();
  const total = languages.reduce((sum, one) => sum + one.all, 0);
  const translated = languages.reduce((sum, one) => sum + one.machine + one.corrected + one.own, 0);
  const [all, done] = [number(total), number(translated)];
  return total === translated ? (
    <Trans>Guests get all {all} sentences in their language.</Trans>
  ) : (
    <Trans>
      Guests get {done} of {all} sentences in their language.
    </Trans>
  );
}

/** What translations have used this month. */
function Used({ of: { tokens, cost } }: { of: Page }) {
  const { number } = useFormats();
  const money = useMoney();
  if (tokens === 0) return null;
  const used = number(tokens);
  const spent = cost ? money(cost) : "";
  return (
    <span className={styles.dim}>
      {cost ? (
        <Trans>
          {used} tokens this month, {spent}
        </Trans>
      ) : (
        <Trans>{used} tokens this month</Trans>
      )}
    </span>
  );
}

function NoModel({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  return (
    <Notice
      icon={<Icon of={IconCloudOff} size={24} />}
      title={t`No language model`}
      action={
        mayEdit && (
          <Link
            to="/guest-assistant"
            search={{ part: "settings" }}
            className={buttonLook({ kind: "primary" })}
          >
            <Trans>Connect a model</Trans>
          </Link>
        )
      }
    >
      <Trans>Where a translation is missing, guests get your own words.</Trans>
    </Notice>
  );
}

type FiltersProps = { languages: Page["languages"]; shown: Shown; onShow: (shown: Shown) => void };

function Filters({ languages, shown, onShow }: FiltersProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const languageName = useLanguageName();
  const counted = languages.filter((one) => shown.language === undefined || one.language === shown.language);
  const count = (state: StatementFilter) => counted.reduce((sum, one) => sum + one[state], 0);
  const labels: Record<StatementFilter, string> = {
    refused: t`To check`,
    machine: t`By machine`,
    corrected: t`Approved`,
    own_words: t`Your words`,
    missing: t`Not translated`,
  };
  const all = counted.reduce((sum, one) => sum + one.all, 0);
  return (
    <div className={styles.filters}>
      <label className={styles.choice}>
        <span>
          <Trans>Language</Trans>
        </span>
        <select
          value={shown.language ?? ""}
          onChange={(event) => onShow({ ...shown, language: event.currentTarget.value || undefined })}
        >
          <option value="">{t`All languages`}</option>
          {languages.map(({ language }) => (
            <option key={language} value={language}>
              {languageName(language)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        <span>
          <Trans>Show</Trans>
        </span>
        <select
          value={shown.state ?? ""}
          onChange={(event) =>
            onShow({
              ...shown,
              state: (event.currentTarget.value || undefined) as StatementFilter | undefined,
            })
          }
        >
          <option value="">{`${t`All sentences`} (${number(all)})`}</option>
          {Object.entries(labels).map(([state, label]) => (
            <option key={state} value={state}>
              {`${label} (${number(count(state as StatementFilter))})`}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** By entry, in the order of the builder. */
function Entries({ items, mayEdit }: { items: readonly TranslatedStatement[]; mayEdit: boolean }) {
  const { i18n } = useLingui();
  const byEntry = [...Map.groupBy(items, ({ entry_id }) => entry_id)];
  return byEntry.map(([entryId, statements]) => (
    <div key={entryId} className={styles.entry}>
      <h2 className={styles.title}>
        <Link to="/builder" search={{ section: statements[0]?.section, entry: entryId }}>
          <bdi>{statements[0]?.title}</bdi>
        </Link>{" "}
        <span className={styles.dim}>{statements[0] && i18n._(sectionName(statements[0].section))}</span>
      </h2>
      <ul>
        {statements.map((one) => (
          <StatementRow key={`${one.statement_id} ${one.language}`} of={one} mayEdit={mayEdit} />
        ))}
      </ul>
    </div>
  ));
}
