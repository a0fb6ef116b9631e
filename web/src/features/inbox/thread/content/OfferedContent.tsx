import type { InteractiveReply } from "@bellhop/contract/interactive-reply";
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

/** What a reply that is on its way offers. */
export function OfferedParts({ offered }: { offered: InteractiveReply }) {
  switch (offered.kind) {
    case "buttons":
      return <OfferedButtons titles={offered.buttons} />;
    case "list": {
      const rows = offered.sections.flatMap(({ title, rows }) =>
        rows.map((row) => ({ ...row, ...(title && { section: title }) })),
      );
      const list = { ...offered, rows: rows.map((row, index) => ({ id: String(index), ...row })) };
      return <OfferedList list={list} />;
    }
    case "location_request":
    case "contact_request":
      return null;
  }
}

/** The list that opens when the guest presses its button. */
export function OfferedList({
  list,
}: {
  list: Pick<Extract<MessageContent, { kind: "list" }>, "button" | "rows">;
}) {
  return (
    <div className={styles.offered}>
      <ContentLabel icon={IconListDetails}>{list.button}</ContentLabel>
      <ul>
        {list.rows.map((row, index) => (
          <li key={row.id} dir="auto">
            {row.section && row.section !== list.rows[index - 1]?.section && (
              <strong className={styles.section}>{row.section}</strong>
            )}
            {row.title}
            {row.description && <span className={styles.dim}>{row.description}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
