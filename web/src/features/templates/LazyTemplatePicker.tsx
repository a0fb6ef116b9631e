import { type ComponentProps, lazy, Suspense } from "react";
import { untilLoaded } from "../../core/navigation/until-loaded.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./TemplatePicker.module.css";

const Picker = lazy(() =>
  untilLoaded(() => import("./TemplatePicker.tsx")).then(({ TemplatePicker }) => ({
    default: TemplatePicker,
  })),
);

/** Loads where the reply window is closed. */
export function TemplatePicker(props: ComponentProps<typeof Picker>) {
  return (
    <Suspense
      fallback={
        <div className={styles.picker} aria-hidden="true">
          <Skeleton width={160} height={20} />
          <Skeleton height={36} />
        </div>
      }
    >
      <Picker {...props} />
    </Suspense>
  );
}
