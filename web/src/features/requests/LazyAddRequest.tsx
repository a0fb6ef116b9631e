import { lazy, Suspense } from "react";
import { untilLoaded } from "../../core/navigation/until-loaded.ts";
import { useAdding } from "./add-request.ts";

const Loaded = lazy(() =>
  untilLoaded(() => import("./AddRequestDialog.tsx")).then(({ AddRequestDialog }) => ({
    default: AddRequestDialog,
  })),
);

const stay = () => undefined;

/** The dialog of `addRequest`, on screens that stay as they are once the request was added. */
export function AddRequestHere() {
  const about = useAdding();
  return <Suspense>{about && <Loaded key={about.message_id ?? ""} about={about} onAdded={stay} />}</Suspense>;
}
