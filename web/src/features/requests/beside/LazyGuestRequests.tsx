import { type ComponentProps, lazy, Suspense } from "react";
import { untilLoaded } from "../../../core/navigation/until-loaded.ts";

const Loaded = lazy(() =>
  untilLoaded(() => import("./GuestRequestList.tsx")).then(({ GuestRequestList }) => ({
    default: GuestRequestList,
  })),
);

export const GuestRequests = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
