import { KeyCaps } from "./KeyCaps.tsx";
import styles from "./ShortcutGroups.module.css";

type ShortcutGroup = { name: string; shortcuts: readonly { keys: string; label: string }[] };

/** Lists shortcuts with their keys. `className` is for the columns. */
export function ShortcutGroups({
  groups,
  className,
}: {
  groups: readonly ShortcutGroup[];
  className?: string;
}) {
  return (
    <div className={className}>
      {groups.map(({ name, shortcuts }) => (
        <section key={name} className={styles.group}>
          <h3 className={styles.name}>{name}</h3>
          <dl>
            {shortcuts.map(({ keys, label }) => (
              <div key={keys} className={styles.row}>
                <dt>{label}</dt>
                <dd>
                  <KeyCaps keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
