import { useLingui } from "@lingui/react/macro";
import { ProgressRing } from "../../ui/ProgressRing.tsx";
import { ReadWebsite } from "../imports/index.ts";
import { TrialList } from "../plans/index.ts";
import { Card } from "./Card.tsx";

/** Until the assistant answers guests. */
export function SetUp() {
  const { t } = useLingui();
  return (
    <TrialList
      firstForm={<ReadWebsite />}
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
