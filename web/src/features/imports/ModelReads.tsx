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
          We send the text to the AI model <bdi>{name}</bdi> at <bdi>{host}</bdi>. It can only suggest
          sentences from that text.
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
              <Trans>We read everything without the AI model.</Trans>
            ) : (
              <Trans>
                It read only {parts_read} of {parts} parts. We read the rest without the AI model.
              </Trans>
            )}
          </>
        ) : (
          <Trans>
            Read with the AI model <bdi>{name}</bdi> at <bdi>{host}</bdi>. Its suggestions are word for word
            from your text.
          </Trans>
        )}
      </p>
    </SideNote>
  );
}

function WhyNot({ failed }: { failed: NonNullable<ModelReading["failed"]> }) {
  switch (failed) {
    case "too_slow":
      return <Trans>The AI model took too long.</Trans>;
    case "unreachable":
      return <Trans>The AI model could not be reached.</Trans>;
    case "busy":
      return <Trans>The AI model is busy.</Trans>;
    case "refused":
      return <Trans>The AI model refused to answer. Tell your IT support.</Trans>;
    case "unusable":
      return <Trans>The AI model sent an answer that we could not use.</Trans>;
  }
}
