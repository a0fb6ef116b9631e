import { useLingui } from "@lingui/react/macro";
import { TrialList } from "../plans/index.ts";
import { Card } from "./Card.tsx";

/** Until the assistant answers guests. */
export function SetUp() {
  const { t } = useLingui();
  return (
    <TrialList
      frame={(list, progress) => (
        <Card title={t`Setup`} more={<span>{progress}</span>}>
          {list}
        </Card>
      )}
    />
  );
}
