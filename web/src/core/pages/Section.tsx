import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Failure } from "./Failure.tsx";
import styles from "./Section.module.css";

type SectionProps = {
  title: string;
  count?: number | undefined;
  about?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
};

export function Section({ title, count, about, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.sectionHead}>
        <div className={styles.sectionWords}>
          <h2 id={id} className={styles.sectionTitle}>
            {title}
            {count !== undefined && count > 0 && (
              <>
                {" "}
                <bdi className={styles.count}>{count}</bdi>
              </>
            )}
          </h2>
          {about && <p className={styles.dim}>{about}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}

type AddButtonProps = {
  icon: ReactNode;
  whyNot: string | undefined;
  onClick: () => void;
  children: ReactNode;
};

/** Stays disabled with the reason where the role does not allow it. */
export function AddButton({ icon, whyNot, onClick, children }: AddButtonProps) {
  const id = useId();
  return (
    <div className={styles.add}>
      <Button
        icon={icon}
        aria-disabled={whyNot !== undefined || undefined}
        aria-describedby={whyNot && id}
        onClick={() => whyNot === undefined && onClick()}
      >
        {children}
      </Button>
      {whyNot && (
        <p id={id} className={styles.dim}>
          {whyNot}
        </p>
      )}
    </div>
  );
}

type ListProps = {
  query: {
    data: unknown;
    error: Error | null;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  /** The title if reading failed. */
  failed: string;
  children: ReactNode;
};

/** A section's rows, their skeleton, or the failure. */
export function SectionList({ query, failed, children }: ListProps) {
  if (query.data) {
    return (
      <>
        {children}
        {query.hasNextPage && (
          <div className={styles.moreRows}>
            <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              <Trans>Show more</Trans>
            </Button>
          </div>
        )}
      </>
    );
  }
  if (query.error) {
    return (
      <div className={styles.list}>
        <Failure failure={query.error} title={failed} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  return (
    <div className={styles.list} aria-busy="true">
      {[180, 220, 160].map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={36} height={36} round />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
