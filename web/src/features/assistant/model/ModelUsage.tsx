import { minorDigits } from "@bellhop/contract/currencies";
import type { ModelOverview, ReadingFailureCode } from "@bellhop/contract/model";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import styles from "./Model.module.css";
import { useMoney } from "./money.ts";

/** What readings have cost this month, beside a reply on WhatsApp. `monthCost`: the limit, in minor units. */
export function ModelUsage({
  usage,
  monthCost,
}: {
  usage: ModelOverview["usage"];
  monthCost: number | null;
}) {
  const { t } = useLingui();
  const { number, locale, date } = useFormats();
  const money = useMoney();
  const {
    answers,
    tokens,
    translation_tokens: translationTokens,
    for_staff: forStaff,
    cost,
    translation_cost: translationCost,
    whatsapp_reply: reply,
    month: monthOf,
  } = usage;
  const month = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(
    new Date(`${monthOf}-15T12:00:00Z`),
  );
  const total = number(Math.round(tokens));
  const limit = cost &&
    monthCost !== null && { ...cost, micros: (monthCost * 1_000_000) / 10 ** minorDigits(cost.currency) };
  const otherMicros = (translationCost?.micros ?? 0) + (forStaff.cost?.micros ?? 0);
  const perAnswer =
    cost && answers > 0 ? money({ ...cost, micros: (cost.micros - otherMicros) / answers }) : undefined;
  const spent = cost ? money(cost) : "";
  const limitWords = limit ? money(limit) : "";
  const perReply = reply ? money(reply) : "";
  const pricesOf = reply ? date(reply.prices_of) : "";
  const freeReplies = number(reply?.free_replies ?? 0);
  const ofAnswers = tokens - translationTokens - forStaff.tokens;
  const tokensEach = number(answers > 0 ? Math.round(ofAnswers / answers) : 0);
  const translated = number(translationTokens);
  const staffTokens = number(Math.round(forStaff.tokens));
  return (
    <div className={styles.usage}>
      {cost && (
        <p className={styles.spent}>
          {limit ? (
            <Trans>
              <strong>{spent}</strong> of {limitWords} this month
            </Trans>
          ) : (
            <Trans>
              <strong>{spent}</strong> this month
            </Trans>
          )}
        </p>
      )}
      {cost && limit && (
        <progress
          className={styles.progress}
          max={Math.max(1, limit.micros)}
          value={Math.min(cost.micros, limit.micros)}
          aria-label={t`Used of the monthly limit`}
        />
      )}
      <p className={styles.dim}>
        {t`${plural(answers, { one: "# answer", other: "# answers" })}, ${total} tokens in ${month}.`}{" "}
        {answers > 0 && t`${tokensEach} tokens per answer.`}{" "}
        {translationTokens > 0 && t`Translations for guests: ${translated} tokens.`}{" "}
        {forStaff.calls > 0 && t`Translations and drafts for your team: ${staffTokens} tokens.`}
      </p>
      {perAnswer && reply && (
        <p className={styles.dim}>
          <Trans>
            An answer costs <bdi>{perAnswer}</bdi>. A reply on WhatsApp costs about <bdi>{perReply}</bdi>, by
            Meta's prices of {pricesOf}; {freeReplies} a month are free.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** How often the rules answered, and why. */
export function RulesInstead({ reasons }: { reasons: ModelOverview["rules_instead"] }) {
  const { t } = useLingui();
  const { number } = useFormats();
  if (reasons.length === 0) return null;
  const names: Record<ReadingFailureCode, string> = {
    too_slow: t`Too slow`,
    unreachable: t`Not reached`,
    busy: t`Busy`,
    refused: t`Refused`,
    unusable: t`Unusable answer`,
    venue_budget: t`Monthly limit reached`,
    guest_budget: t`Guest's limit reached`,
  };
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <strong>
            <Trans>Rules answered instead, last 7 days</Trans>
          </strong>
        </dt>
        <dd>
          <strong>{number(reasons.reduce((sum, { count }) => sum + count, 0))}</strong>
        </dd>
      </div>
      {reasons.map(({ reason, count }) => (
        <div key={reason}>
          <dt>{names[reason]}</dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
