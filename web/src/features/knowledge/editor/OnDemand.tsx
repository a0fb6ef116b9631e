import { type ComponentProps, lazy, Suspense, useEffect } from "react";
import { untilLoaded } from "../../../core/navigation/until-loaded.ts";

const History = lazy(() =>
  untilLoaded(() => import("./HistoryDialog.tsx")).then(({ HistoryDialog }) => ({ default: HistoryDialog })),
);

const loadItemFields = () => import("./keyed/ItemFields.tsx");
const soonMs = 500;

/** All fields of one item. Whoever shows it says what stands there until it is loaded. */
export const ItemFieldsOnDemand = lazy(() =>
  untilLoaded(loadItemFields).then(({ ItemFields }) => ({ default: ItemFields })),
);

/** Fetches the fields soon after the form, so that a row opens at once, and without the server too. */
export const useItemFieldsSoon = () => useSoon(loadItemFields);

/** Fetches a part soon after what it belongs to, so that it is there before it is needed, and without the server too. */
export function useSoon(load: () => Promise<unknown>) {
  useEffect(() => {
    const timer = setTimeout(() => {
      // It is fetched again when it is needed.
      load().catch((cause: unknown) => console.warn("Not fetched ahead:", cause));
    }, soonMs);
    return () => clearTimeout(timer);
  }, [load]);
}

/** Who changed what, loaded when somebody asks. */
export function HistoryOnDemand(props: ComponentProps<typeof History>) {
  return (
    <Suspense>
      <History {...props} />
    </Suspense>
  );
}
