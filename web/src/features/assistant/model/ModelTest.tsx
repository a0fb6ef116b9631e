import type { ModelOverview, ModelProbe, ProbeResult } from "@bellhop/contract/model";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertCircle, IconCircleCheck, IconClock } from "@tabler/icons-react";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./Model.module.css";
import { isRunning, useTestModel } from "./model-queries.ts";
import { useMoney } from "./money.ts";
import { useSeconds, useTestWords } from "./probe-words.ts";

/** The last test of the model, its progress, and a button to test. */
export function ModelTest({ model, mayTest }: { model: ModelOverview; mayTest: boolean }) {
  const probe = isOfThisModel(model) ? model.probe : null;
  const { mutate, isPending } = useTestModel();
  const showFailure = useShowFailure();
  const running = isRunning(model);
  return (
    <div className={styles.test}>
      <div className={styles.line} role="status">
        {probe && running ? (
          <Progress probe={probe} />
        ) : probe ? (
          <Outcome probe={probe} limitMs={model.limit_ms} />
        ) : (
          <p className={styles.dim}>
            <Trans>Not tested yet. A test sends made-up questions in ten languages.</Trans>
          </p>
        )}
        {mayTest && !running && (
          <Button
            size="row"
            disabled={isPending}
            onClick={() => mutate(undefined, { onError: (failure) => showFailure(failure) })}
          >
            {probe ? <Trans>Test again</Trans> : <Trans>Test</Trans>}
          </Button>
        )}
      </div>
      {probe?.result && !running && <Details result={probe.result} />}
    </div>
  );
}

/** The installation may have another model since. */
const isOfThisModel = ({ model, probe }: ModelOverview): boolean =>
  probe !== null && probe.model === model?.name && probe.host === model.host;

function Progress({ probe: { done, calls } }: { probe: ModelProbe }) {
  const { t } = useLingui();
  const current = Math.min(done + 1, calls);
  return (
    <div className={styles.words}>
      <p>
        <strong>{t`Testing, ${current} of ${calls}`}</strong>
      </p>
      <progress
        className={styles.progress}
        max={calls}
        value={done}
        aria-label={t`Test of the language model`}
      />
    </div>
  );
}

const icons = { ok: IconCircleCheck, waiting: IconClock, urgent: IconAlertCircle };

function Outcome({ probe, limitMs }: { probe: ModelProbe; limitMs: number }) {
  const { t } = useLingui();
  const { dayAndTime } = useFormats();
  const words = useTestWords(limitMs)(probe);
  if (!words) return null;
  const { tone, title, meaning } = words;
  const at = dayAndTime(probe.asked_at);
  const by = probe.asked_by;
  return (
    <>
      <span className={styles.icon} data-tone={tone}>
        <Icon of={icons[tone]} />
      </span>
      <div className={styles.words}>
        <p>
          <strong data-tone={tone}>{title}</strong> {meaning}
        </p>
        <p className={styles.dim}>{t`Tested ${at} by ${by}`}</p>
      </div>
    </>
  );
}

function Details({ result }: { result: ProbeResult }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const seconds = useSeconds();
  const money = useMoney();
  const { schema, is_wrapped, thinks, examples, right, language_kept, p95_ms, tokens, cost } = result;
  const schemaWords = {
    enforced: t`Enforced by the server`,
    asked: is_wrapped ? t`Only asked for, between other words` : t`Only asked for`,
    ignored: t`Ignored`,
  };
  const used = number(tokens.input + tokens.output);
  const slowest = seconds(p95_ms ?? 0);
  const facts = [
    { name: t`Answer format`, value: schemaWords[schema], isFine: schema !== "ignored" },
    { name: t`Thinking`, value: thinks ? t`On: slower and more expensive` : t`Off`, isFine: !thinks },
    { name: t`Read right`, value: t`${right} of ${examples}`, isFine: right === examples },
    { name: t`Language kept`, value: t`${language_kept} of ${examples}`, isFine: language_kept === examples },
    {
      name: t`95 % answer within`,
      value: p95_ms === null ? t`No answer` : t`${slowest} s`,
      isFine: p95_ms !== null,
    },
    {
      name: t`Tokens per answer`,
      value: tokens.is_estimated ? t`about ${used}` : used,
      isFine: true,
    },
    ...(cost ? [{ name: t`Price per answer`, value: money(cost), isFine: true }] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, isFine }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-fine={isFine}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
