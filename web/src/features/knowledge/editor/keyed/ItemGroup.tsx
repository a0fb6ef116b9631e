import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { Ring } from "../../fields/Ring.tsx";
import styles from "./ItemGroup.module.css";

type ItemGroupProps = {
  name: string;
  filled?: number | undefined;
  of?: number | undefined;
  action?: ReactNode;
  children: ReactNode;
};

export function ItemGroup({ name, filled, of, action, children }: ItemGroupProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        {filled !== undefined && of !== undefined && (
          <p className={styles.count}>
            <Ring filled={filled} of={of} size={16} label={name} />
            <bdi>{t`${filled} of ${of}`}</bdi>
          </p>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </header>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}
