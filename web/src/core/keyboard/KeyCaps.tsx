import styles from "./KeyCaps.module.css";
import { modKey } from "./mod-key.ts";

/** A shortcut as keys to press: `mod+k`, `g h`. */
export function KeyCaps({ keys }: { keys: string }) {
  return capsOf(keys).map(({ cap, place }) => (
    <kbd key={place} className={styles.cap}>
      {cap}
    </kbd>
  ));
}

function capsOf(keys: string): { cap: string; place: string }[] {
  return keys.split(/[ +]/).map((key, index) => ({
    cap: key === "mod" ? modKey : key.length === 1 ? key.toUpperCase() : key,
    place: `${index} ${key}`,
  }));
}
