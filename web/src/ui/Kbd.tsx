import styles from "./Kbd.module.css";

/** Hidden on touch screens and from screen readers. */
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
