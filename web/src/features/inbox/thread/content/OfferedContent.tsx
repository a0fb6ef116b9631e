import type { MessageContent } from "@bellhop/contract/message-content";
import { useLingui } from "@lingui/react/macro";
import { IconListDetails } from "@tabler/icons-react";
import styles from "./Content.module.css";
import { ContentLabel } from "./ContentLabel.tsx";

/** The buttons that the guest sees below the text. */
export function OfferedButtons({ titles }: { titles: string[] }) {
  const { t } = useLingui();
  if (titles.length === 0) return null;
  return (
    <ul className={styles.buttons} aria-label={t`Buttons`}>
      {titles.map((title, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the buttons of a message never change places.
        <li key={index} className={styles.button} dir="auto">
          {title}
        </li>
      ))}
    </ul>
  );
}

/** The list that opens when the guest presses its button. */
export function OfferedList({ list }: { list: Extract<MessageContent, { kind: "list" }> }) {
  return (
    <div className={styles.offered}>
      <ContentLabel icon={IconListDetails}>{list.button}</ContentLabel>
      <ul>
        {list.rows.map((row) => (
          <li key={row.id} dir="auto">
            {row.title}
            {row.description && <span className={styles.dim}>{row.description}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
