import { Trans } from "@lingui/react/macro";
import { ScoreWords } from "./ScoreWords.tsx";

/** In a thread: what the guest answered to the question how the stay was. */
export function RatedLine({ score }: { score: number | null }) {
  if (score === null) return <Trans>The guest complained about the stay</Trans>;
  const words = (
    <strong>
      <ScoreWords score={score} />
    </strong>
  );
  return <Trans>The guest rated the stay: {words}</Trans>;
}
