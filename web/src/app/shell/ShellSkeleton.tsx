import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./Shell.module.css";

const rows = [88, 64, 72, 104, 80, 96, 68];

export function ShellSkeleton() {
  return (
    <div className={styles.shell} aria-busy="true">
      <div className={styles.nav} style={{ padding: 16 }} aria-hidden="true">
        <div style={{ display: "grid", gap: 22 }}>
          {rows.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </div>
      <main className={styles.main}>
        <h1 className="unseen">Bellhop</h1>
      </main>
    </div>
  );
}
