import type { SendFailure } from "@bellhop/contract/send-failure";
import { sendFailureSentences } from "../api/send-failure.ts";

type SendFailureSentencesProps = {
  failure: SendFailure;
  /** What to do next, after the cause. */
  hasNextStep?: boolean;
};

export function SendFailureSentences({ failure, hasNextStep = false }: SendFailureSentencesProps) {
  const { cause, nextStep } = sendFailureSentences(failure);
  return (
    <>
      {cause} {hasNextStep && <span>{nextStep}</span>}
    </>
  );
}
