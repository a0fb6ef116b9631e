import type { Message } from "@bellhop/contract/messages";
import { Trans } from "@lingui/react/macro";
import { IconFlag } from "@tabler/icons-react";
import { isolated } from "../../../ui/isolated.ts";
import { ContentLabel } from "./content/ContentLabel.tsx";

/** Only staff see it. */
export function WrongMark({ mark }: { mark: Message["marked_wrong"] | undefined }) {
  // A live event of an earlier version has none.
  if (!mark) return null;
  const by = isolated(mark.by);
  return (
    <ContentLabel icon={IconFlag}>
      <Trans>Marked as wrong by {by}</Trans>
    </ContentLabel>
  );
}
