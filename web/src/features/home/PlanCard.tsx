import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useFormats } from "../../core/language/formats.ts";
import { usePlanName } from "../../core/plans/plan-words.ts";
import { useTrial } from "../plans/index.ts";
import { EmptyCard } from "./Card.tsx";

/** For owners: the plan, and what is used of it. */
export function PlanCard() {
  const { t } = useLingui();
  const { number } = useFormats();
  const nameOf = usePlanName();
  const { data } = useTrial();
  // The set-up card shows how much of the free test is left.
  if (!data || data.billing === "off" || data.plan === "free-test") return null;
  const name = nameOf(data.plan);
  const { used, limit } = data.messages;
  return (
    <EmptyCard
      title={t`Plan`}
      more={
        <Link to="/settingsubscriptionBilling">
          <Trans>Plan</Trans>
        </Link>
      }
    >
      {limit === null ? (
        <Trans>
          {name}: <Plural value={used} one="# conversation this month" other="# conversations this month" />
        </Trans>
      ) : (
        <Trans>
          {name}: {number(used)} of {number(limit)} conversations this month
        </Trans>
      )}
    </EmptyCard>
  );
}
