import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Failure } from "../../../../core/pages/Failure.tsx";
import { Skeleton } from "../../../../ui/Skeleton.tsx";
import styles from "./FormState.module.css";
import type { KeyedSection } from "./keyed-section.ts";

type FormStateProps = {
  form: Pick<KeyedSection, "isLoaded" | "hasMore" | "error" | "readAgain" | "overview">;
  children: ReactNode;
};

/** The form once loaded; else a skeleton or the failure. */
export function FormState({ form, children }: FormStateProps) {
  const { t } = useLingui();
  if (form.isLoaded && !form.hasMore && form.overview) return children;
  if (form.error)
    return <Failure failure={form.error} title={t`Could not load this page`} onRetry={form.readAgain} />;
  return (
    <div className={styles.rows} aria-busy="true">
      {[140, 180, 120, 200, 160, 132].map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={16} height={16} />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
