import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import styles from "./ThreadSkeleton.module.css";

const bubbles = [
  { width: 300, own: false },
  { width: 380, own: true },
  { width: 220, own: false },
  { width: 320, own: true },
];

export function ThreadSkeleton({ bodyOnly }: { bodyOnly?: boolean }) {
  const { t } = useLingui();
  return (
    <>
      {!bodyOnly && (
        <>
          <div className={styles.header}>
            <Skeleton width={140} height={16} />
          </div>
          <div className={styles.bar} />
        </>
      )}
      <div className={styles.body} role="status" aria-busy="true" aria-label={t`Loading messages`}>
        {bubbles.map(({ width, own }) => (
          <div key={width} className={own ? styles.own : undefined}>
            <Skeleton width={width} height={44} />
          </div>
        ))}
      </div>
    </>
  );
}
