import type { Conversation } from "@bellhop/contract/conversations";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCopy, IconHourglassEmpty, IconPhone } from "@tabler/icons-react";
import { readablePhone } from "../../../core/phone/readable-phone.ts";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { toast } from "../../../ui/toasts.ts";
import styles from "./Composer.module.css";

type WindowClosedProps = { conversation: Conversation; text: string; onText: (text: string) => void };

/** Replaces the composer when WhatsApp accepts templates only. */
export function WindowClosed({ conversation, text, onText }: WindowClosedProps) {
  const { t } = useLingui();
  const { guest } = conversation;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast(t`Copied.`);
  };
  return (
    <div className={styles.composer}>
      <div className={styles.closed}>
        <Icon of={IconHourglassEmpty} size={20} />
        <div>
          <p>
            <strong>
              <Trans>The 24 hours to write freely are over.</Trans>
            </strong>{" "}
            <Trans>
              WhatsApp takes only an approved template now. As soon as the guest writes, you can answer again.
            </Trans>
          </p>
          {text !== "" && (
            <p className={styles.kept} dir="auto">
              {text}
            </p>
          )}
          <div className={styles.closedActions}>
            {guest.phone && (
              <a className={buttonLook({ size: "row" })} href={`tel:${guest.phone}`}>
                <Icon of={IconPhone} size={16} />
                <Trans>Call</Trans> <bdi dir="ltr">{readablePhone(guest.phone)}</bdi>
              </a>
            )}
            {text !== "" && (
              <>
                <Button size="row" icon={<Icon of={IconCopy} size={16} />} onClick={() => void copy()}>
                  <Trans>Copy what you typed</Trans>
                </Button>
                <Button size="row" kind="ghost" onClick={() => onText("")}>
                  <Trans>Discard</Trans>
                </Button>
              </>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
