import { type ComponentProps, lazy, Suspense } from "react";
import { untilLoaded } from "../../../core/navigation/until-loaded.ts";

const WelcomeCard = lazy(() =>
  untilLoaded(() => import("./WelcomeCardDialog.tsx")).then(({ WelcomeCardDialog }) => ({
    default: WelcomeCardDialog,
  })),
);
const Edit = lazy(() =>
  untilLoaded(() => import("./EditGuestDialog.tsx")).then(({ EditGuestDialog }) => ({
    default: EditGuestDialog,
  })),
);
const Delete = lazy(() =>
  untilLoaded(() => import("./DeleteGuestDialog.tsx")).then(({ DeleteGuestDialog }) => ({
    default: DeleteGuestDialog,
  })),
);

export const WelcomeCardDialog = (props: ComponentProps<typeof WelcomeCard>) => (
  <Suspense>
    <WelcomeCard {...props} />
  </Suspense>
);

export const EditGuestDialog = (props: ComponentProps<typeof Edit>) => (
  <Suspense>
    <Edit {...props} />
  </Suspense>
);

export const DeleteGuestDialog = (props: ComponentProps<typeof Delete>) => (
  <Suspense>
    <Delete {...props} />
  </Suspense>
);
