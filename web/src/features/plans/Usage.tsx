import type { OperatorPlan, PlanMeter } from "@bellhop/contract/plans";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import { Section } from "../../core/pages/Section.tsx";
import { useMeterWords } from "./meter-words.ts";
import styles from "./PlanScreen.module.css";

/** Per hotel: what was used this month, and what is left. */
export function Usage({ plan: { venues, counts, plan } }: { plan: OperatorPlan }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const isTest = plan === "free-test";
  const members = number(counts.members);
  const numbers = number(counts.numbers);
  return (
    <Section
      title={t`Usage`}
      about={
        isTest ? (
          <Trans>
            Answers on your WhatsApp number count. The simulator and the guest page are free, so Home may show
            more.
          </Trans>
        ) : (
          <Trans>One conversation = one guest in one month.</Trans>
        )
      }
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Hotel</Trans>
            </th>
            <th scope="col">
              <Trans>Conversations this month</Trans>
            </th>
            <th scope="col">
              <Trans>Answers this month</Trans>
            </th>
            <th scope="col">
              <Trans>Remaining</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {venues.map(({ venue_id, name, conversations, answers, meter }) => (
            <tr key={venue_id}>
              <th scope="row">
                <bdi>{name}</bdi>
                <MeterState meter={meter} />
              </th>
              <td data-label={t`Conversations this month`}>{number(conversations)}</td>
              <td data-label={t`Answers this month`}>{number(answers)}</td>
              <td data-label={t`Remaining`}>
                {meter.left === null ? t`No limit` : <Remaining meter={meter} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.counts}>
        <span>
          <Trans>Members and invitations: {members}</Trans>
        </span>
        <span>
          <Trans>WhatsApp numbers: {numbers}</Trans>
        </span>
      </p>
    </Section>
  );
}

function Remaining({ meter }: { meter: PlanMeter }) {
  const { number } = useFormats();
  const remaining = number(meter.left ?? 0);
  const limit = number(meter.limit ?? 0);
  return (
    <Trans>
      {remaining} of {limit}
    </Trans>
  );
}

function MeterState({ meter }: { meter: PlanMeter }) {
  const words = useMeterWords()(meter);
  if (!words) return null;
  return (
    <span className={styles.state} data-tone={meter.stopped_because ? "urgent" : "waiting"}>
      {words}
    </span>
  );
}
