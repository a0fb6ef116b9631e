import styles from "./Skeleton.module.css";

/** Appears after 150 ms, so that fast responses do not flicker. */
export function Skeleton(props: { width?: number | string; height?: number; round?: boolean }) {
  const { width = "100%", height = 12, round } = props;
  return (
    <span
      className={styles.skeleton}
      style={{ inlineSize: width, blockSize: height, borderRadius: round ? "50%" : undefined }}
    />
  );
}
