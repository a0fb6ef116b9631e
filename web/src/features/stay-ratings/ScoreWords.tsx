import { Trans, useLingui } from "@lingui/react/macro";

/** The words of the scale, from 1 to 5, as guests see them. */
export function useScaleWords(): string[] {
  const { t } = useLingui();
  return [t`Bad`, t`Not good`, t`Okay`, t`Good`, t`Very good`];
}

/** "4 of 5, good" */
export function ScoreWords({ score }: { score: number }) {
  const word = useScaleWords()[score - 1];
  return (
    <Trans>
      {score} of 5, {word}
    </Trans>
  );
}
