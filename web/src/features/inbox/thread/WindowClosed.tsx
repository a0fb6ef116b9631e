import type { Conversation } from "@bellhop/contract/conversations";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCopy, IconHourglassEmpty, IconPhone } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useReadablePhone } from "../../../core/phone/use-readable-phone.ts";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useCopy } from "../../../ui/use-copy.ts";
import { firstName } from "../../guests/index.ts";
import { TemplatePicker } from "../../templates/index.ts";
import { useReader } from "../conversations/conversation-queries.ts";
import styles from "./Composer.module.css";
import { cacheMessage } from "./message-cache.ts";

type WindowClosedProps = {
  conversation: Conversation;
  text: string;
  onText: (text: string) => void;
  notice?: ReactNode;
};

/** Replaces the composer when WhatsApp accepts templates only. */
export function WindowClosed({ conversation, text, onText, notice }: WindowClosedProps) {
  const { t } = useLingui();
  const readablePhone = useReadablePhone();
  const queryClient = useQueryClient();
  const { venueId } = useReader();
  const { guest } = conversation;
  const copy = useCopy();
  return (
    <div className={styles.composer}>
      {notice}
      <div className={styles.closed}>
        <Icon of={IconHourglassEmpty} size={20} />
        <div>
          <p>
            <strong>
              <Trans>WhatsApp's 24-hour limit is over.</Trans>
            </strong>{" "}
            <Trans>You can write again after the guest does, or with a template.</Trans>
          </p>
          {text !== "" && (
            <p className={styles.kept} dir="auto">
              {text}
            </p>
          )}
          <TemplatePicker
            conversationId={conversation.conversation_id}
            guest={{ firstName: firstName(guest.name), language: guest.language }}
            onSent={(message) => cacheMessage(queryClient, venueId, message)}
          />
          <div className={styles.closedActions}>
            {guest.phone && (
              <a className={buttonLook({ size: "row" })} href={`tel:${guest.phone}`}>
                <Icon of={IconPhone} size={16} />
                <Trans>Call</Trans> <bdi dir="ltr">{readablePhone(guest.phone)}</bdi>
              </a>
            )}
            {text !== "" && (
              <>
                <Button
                  size="row"
                  icon={<Icon of={IconCopy} size={16} />}
                  onClick={() => void copy(text, t`Copied.`)}
                >
                  <Trans>Copy your text</Trans>
                </Button>
                <Button size="row" kind="ghost" onClick={() => onText("")}>
                  <Trans>Delete text</Trans>
                </Button>
              </>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
