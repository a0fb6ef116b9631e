import type { Message } from "@bellhop/contract/messages";
import { Trans } from "@lingui/react/macro";
import { IconThumbDown, IconThumbUp } from "@tabler/icons-react";
import { ContentLabel } from "./content/ContentLabel.tsx";

/** What the guest said of an answer of the assistant. */
export function RatingMark({ isHelpful }: { isHelpful: Message["is_helpful"] }) {
  // A live event of an earlier version has none.
  if (typeof isHelpful !== "boolean") return null;
  return isHelpful ? (
    <ContentLabel icon={IconThumbUp}>
      <Trans>The guest found this helpful</Trans>
    </ContentLabel>
  ) : (
    <ContentLabel icon={IconThumbDown}>
      <Trans>The guest found this not helpful</Trans>
    </ContentLabel>
  );
}
