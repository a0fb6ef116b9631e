import { Trans } from "@lingui/react/macro";
import { IconBrandWhatsapp, IconChevronRight } from "@tabler/icons-react";
import { usePermissions } from "../../core/access/permissions.ts";
import { useSwitches } from "../../core/access/switches.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useOpenWhatsapp } from "./use-open-whatsapp.ts";
import styles from "./WhatsappLink.module.css";

/** The way to the WhatsApp screen from Team and hotels. */
export function WhatsappLink() {
  const open = useOpenWhatsapp();
  const { enableWhatsapp } = useSwitches();
  const { whyNoWriting } = usePermissions();
  return (
    <button
      type="button"
      className={styles.link}
      disabled={!open}
      title={open ? undefined : whyNoWriting}
      onClick={() => void open?.()}
    >
      <Icon of={IconBrandWhatsapp} />
      <span className={styles.words}>
        <span className={styles.name}>
          <Trans>WhatsApp</Trans>
        </span>
        <span className={styles.more}>
          {enableWhatsapp ? (
            <Trans>Number, connection and reports</Trans>
          ) : open ? (
            <Trans>Connect the hotel's number</Trans>
          ) : (
            <Trans>Ask a manager or an owner to connect the hotel's number.</Trans>
          )}
        </span>
      </span>
      <Icon of={IconChevronRight} size={16} flip />
    </button>
  );
}
