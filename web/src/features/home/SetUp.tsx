import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ProgressRing } from "../../ui/ProgressRing.tsx";
import { TrialList } from "../plans/index.ts";
import { Card } from "./Card.tsx";

/** Shown until the assistant answers guests. `firstForm` belongs to the first step. */
export function SetUp({ firstForm }: { firstForm?: ReactNode }) {
  const { t } = useLingui();
  return (
    <TrialList
      firstForm={firstForm}
      frame={(list, { done, all }) => (
        <Card
          title={t`Setup`}
          about={t`${done} of ${all} done`}
          more={<ProgressRing percent={(100 * done) / all} size={24} />}
        >
          {list}
        </Card>
      )}
    />
  );
}
