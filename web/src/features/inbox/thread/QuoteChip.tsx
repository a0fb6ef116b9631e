import type { QuotedMessage } from "@bellhop/contract/message-content";
import { useLingui } from "@lingui/react/macro";
import { IconX } from "@tabler/icons-react";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Quoted } from "./content/Quoted.tsx";
import styles from "./QuoteChip.module.css";

/** The message that the next reply quotes. */
export function QuoteChip({ quoted, onRemove }: { quoted: QuotedMessage; onRemove: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles.chip}>
      <Quoted quoted={quoted} onShow={undefined} />
      <IconButton label={t`Remove quote`} keyHint="Esc" onClick={onRemove}>
        <Icon of={IconX} size={16} />
      </IconButton>
    </div>
  );
}
