import styles from "./Kbd.module.css";

/** A key as it is printed on the keyboard; not there for screens without one, nor for screen readers. */
export function Kbd({
  children,
  onAccent,
  inTip,
}: {
  children: string;
  onAccent?: boolean;
  inTip?: boolean;
}) {
  const place = onAccent ? styles.onAccent : inTip ? styles.inTip : "";
  return (
    <span className={`${styles.kbd} ${place}`} aria-hidden="true">
      {children}
    </span>
  );
}
