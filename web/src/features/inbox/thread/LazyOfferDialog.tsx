import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, lazy, Suspense } from "react";
import { untilLoaded } from "../../../core/navigation/until-loaded.ts";
import { usePreload } from "../../../core/navigation/use-preload.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import styles from "./LazyOfferDialog.module.css";

const load = () => import("./OfferDialog.tsx");

const Loaded = lazy(() => untilLoaded(load).then(({ OfferDialog }) => ({ default: OfferDialog })));

export const usePreloadOfferDialog = () => usePreload(load);

/** Loads after the composer, because replies with choices are rare. */
export function OfferDialog(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={<Waiting onClose={props.onClose} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** A dialog too, so that focus stays inside and Escape closes it. */
function Waiting({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open label={t`Loading`} onClose={onClose}>
      <div className={styles.waiting} aria-hidden="true">
        <Skeleton width={140} height={24} />
        <Skeleton height={72} />
        <Skeleton height={36} />
      </div>
    </Dialog>
  );
}
