import { type ComponentProps, lazy, Suspense, useEffect } from "react";

const History = lazy(() =>
  import("./HistoryDialog.tsx").then(({ HistoryDialog }) => ({ default: HistoryDialog })),
);

const loadItemFields = () => import("./keyed/ItemFields.tsx");
const soonMs = 500;

/** All fields of one item. Whoever shows it says what stands there until it is loaded. */
export const ItemFieldsOnDemand = lazy(() =>
  loadItemFields().then(({ ItemFields }) => ({ default: ItemFields })),
);

/** Fetches the fields soon after the form, so that a row opens at once, and without the server too. */
export function useItemFieldsSoon() {
  useEffect(() => {
    const timer = setTimeout(() => {
      // They are fetched again when a row is opened.
      loadItemFields().catch((cause: unknown) => console.warn("Not fetched ahead:", cause));
    }, soonMs);
    return () => clearTimeout(timer);
  }, []);
}

/** Who changed what, loaded when somebody asks. */
export function HistoryOnDemand(props: ComponentProps<typeof History>) {
  return (
    <Suspense>
      <History {...props} />
    </Suspense>
  );
}
