import type { KnowledgeImport, ModelReading } from "@bellhop/contract/imports";
import { Trans } from "@lingui/react/macro";
import { IconAlertTriangle, IconFileCheck, IconSend } from "@tabler/icons-react";
import { useImports } from "./import-queries.ts";
import { SideNote } from "./SideNote.tsx";

/** Says which model gets the text; hidden if none does. */
export function SentToModel() {
  const model = useImports().data?.model;
  if (!model) return null;
  const { name, host } = model;
  return (
    <SideNote icon={IconSend}>
      <p>
        <Trans>
          The text read from it is sent to the model <bdi>{name}</bdi> at <bdi>{host}</bdi>. The model can
          only propose passages that appear there word for word.
        </Trans>
      </p>
    </SideNote>
  );
}

/** Whether a model took part in reading, or why not. */
export function ReadBy({ one: { model } }: { one: KnowledgeImport }) {
  if (!model) return null;
  const { name, host, parts, parts_read, failed } = model;
  return (
    <SideNote icon={failed ? IconAlertTriangle : IconFileCheck} warns={failed !== null}>
      <p>
        {failed ? (
          <>
            <WhyNot failed={failed} />{" "}
            {parts_read === 0 ? (
              <Trans>This was read by rules alone.</Trans>
            ) : (
              <Trans>
                It read {parts_read} of {parts} parts; the rest was read by rules alone.
              </Trans>
            )}
          </>
        ) : (
          <Trans>
            Read by rules and by the model <bdi>{name}</bdi> at <bdi>{host}</bdi>. Every passage stands in the
            source word for word.
          </Trans>
        )}
      </p>
    </SideNote>
  );
}

function WhyNot({ failed }: { failed: NonNullable<ModelReading["failed"]> }) {
  switch (failed) {
    case "too_slow":
      return <Trans>The model did not answer in time.</Trans>;
    case "unreachable":
      return <Trans>The model could not be reached.</Trans>;
    case "busy":
      return <Trans>The model has too much to do at the moment.</Trans>;
    case "refused":
      return <Trans>The model refused to answer. Whoever runs Bellhop finds the reason in its log.</Trans>;
    case "unusable":
      return <Trans>What the model answered could not be used.</Trans>;
  }
}
