import { channelRules } from "@bellhop/contract/channel-kinds";
import type { Conversation } from "@bellhop/contract/conversations";
import { Trans } from "@lingui/react/macro";
import { IconBrandWhatsapp } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { firstName } from "../../guests/index.ts";
import { TemplatePicker } from "../../templates/index.ts";
import { useReader } from "../conversations/conversation-queries.ts";
import { cacheMessage } from "./message-cache.ts";

/** Reaches the phone of a guest who moved to the guest page, and may have closed it. */
export function TemplateToPhone({ conversation }: { conversation: Conversation }) {
  const queryClient = useQueryClient();
  const { venueId } = useReader();
  const [isOpen, setOpen] = useState(false);
  const { guest, channel, conversation_id } = conversation;
  const { isPage, isMail } = channelRules[channel];
  if ((!isPage && !isMail) || guest.phone === null) return null;
  if (!isOpen) {
    return (
      <div>
        <Button
          size="row"
          kind="ghost"
          icon={<Icon of={IconBrandWhatsapp} size={16} />}
          onClick={() => setOpen(true)}
        >
          <Trans>Send template to their phone</Trans>
        </Button>
      </div>
    );
  }
  return (
    <TemplatePicker
      conversationId={conversation_id}
      guest={{ firstName: firstName(guest.name), language: guest.language }}
      onSent={(message) => {
        setOpen(false);
        cacheMessage(queryClient, venueId, message);
      }}
    />
  );
}
