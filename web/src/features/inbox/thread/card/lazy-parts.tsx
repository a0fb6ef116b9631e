import { type ComponentProps, lazy, Suspense } from "react";
import { untilLoaded } from "../../../../core/navigation/until-loaded.ts";
import { usePreload } from "../../../../core/navigation/use-preload.ts";

const load = {
  handedOver: () => import("./HandedOver.tsx"),
  notice: () => import("./CardNotice.tsx"),
  requests: () => import("./CardRequests.tsx"),
  answers: () => import("./ReadyAnswers.tsx"),
  nextTime: () => import("./NextTime.tsx"),
};

const Requests = lazy(() =>
  untilLoaded(load.requests).then(({ CardRequests }) => ({ default: CardRequests })),
);
const Answers = lazy(() => untilLoaded(load.answers).then(({ ReadyAnswers }) => ({ default: ReadyAnswers })));
const Next = lazy(() => untilLoaded(load.nextTime).then(({ NextTime }) => ({ default: NextTime })));

const Words = lazy(() => untilLoaded(load.handedOver).then(({ HandedOver }) => ({ default: HandedOver })));
const Notice = lazy(() => untilLoaded(load.notice).then(({ CardNotice }) => ({ default: CardNotice })));

/** Before a conversation with an open question is opened. */
export function usePreloadCard() {
  usePreload(load.handedOver);
  usePreload(load.requests);
  usePreload(load.answers);
}

export const HandedOver = (props: ComponentProps<typeof Words>) => (
  <Suspense>
    <Words {...props} />
  </Suspense>
);

export const CardNotice = (props: ComponentProps<typeof Notice>) => (
  <Suspense>
    <Notice {...props} />
  </Suspense>
);

export const CardRequests = (props: ComponentProps<typeof Requests>) => (
  <Suspense>
    <Requests {...props} />
  </Suspense>
);

export const ReadyAnswers = (props: ComponentProps<typeof Answers>) => (
  <Suspense>
    <Answers {...props} />
  </Suspense>
);

export const NextTime = (props: ComponentProps<typeof Next>) => (
  <Suspense>
    <Next {...props} />
  </Suspense>
);
