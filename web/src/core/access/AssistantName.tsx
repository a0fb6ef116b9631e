import { Trans, useLingui } from "@lingui/react/macro";

type AssistantNameProps = {
  /** As guests read it; null if the venue has chosen none. Undefined: a server of an earlier release says nothing. */
  name: string | null | undefined;
};

/** The venue's name for the assistant, with "Assistant" as a tip and for screen readers. */
export function AssistantName({ name }: AssistantNameProps) {
  const { t } = useLingui();
  const word = t`Assistant`;
  if (name == null || name.toLowerCase() === word.toLowerCase()) return <Trans>Assistant</Trans>;
  return (
    <span title={word}>
      <bdi>{name}</bdi>
      <span className="unseen">, {word}</span>
    </span>
  );
}
