import type { Request } from "@bellhop/contract/requests";
import type { ComponentProps } from "react";
import { reasonOf } from "../../../../core/api/call-failure.ts";
import { Line, TroubleNotice } from "../../../requests/index.ts";

type CardNoticeProps = {
  failure: Error;
  trouble: ComponentProps<typeof TroubleNotice>["trouble"] | null;
  request: Request | undefined;
  onAnyway: () => void;
};

/** Why the reply with its decisions was refused. */
export function CardNotice({ failure, trouble, request, onAnyway }: CardNoticeProps) {
  if (trouble && request) return <TroubleNotice trouble={trouble} request={request} onAnyway={onAnyway} />;
  return (
    <Line icon="failed" tone="urgent">
      {reasonOf(failure)}
    </Line>
  );
}
