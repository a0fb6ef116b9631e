import { type ComponentProps, lazy, Suspense } from "react";
import { untilLoaded } from "../navigation/until-loaded.ts";

const Sentences = lazy(() =>
  untilLoaded(() => import("./SendFailureSentences.tsx")).then(({ SendFailureSentences }) => ({
    default: SendFailureSentences,
  })),
);

/** Why a message did not arrive. Most arrive, so the sentences load with the first failure. */
export function SendFailureText(props: ComponentProps<typeof Sentences>) {
  return (
    <Suspense fallback={"\u00a0"}>
      <Sentences {...props} />
    </Suspense>
  );
}
