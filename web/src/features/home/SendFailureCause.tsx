import type { SendFailure } from "@bellhop/contract/send-failure";
import { sendFailureSentences } from "../../core/api/send-failure.ts";

export function SendFailureCause({ failure }: { failure: SendFailure }) {
  return sendFailureSentences(failure).cause;
}
