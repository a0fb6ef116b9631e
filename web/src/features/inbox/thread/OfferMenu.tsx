import type { Conversation } from "@bellhop/contract/conversations";
import type { InteractiveReply } from "@bellhop/contract/interactive-reply";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconAddressBook,
  IconHandClick,
  IconListDetails,
  IconMapPinQuestion,
  IconPlus,
} from "@tabler/icons-react";
import { useState } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu, MenuItem } from "../../../ui/Menu.tsx";
import { OfferDialog, usePreloadOfferDialog } from "./LazyOfferDialog.tsx";
import { useTakesMoreThanText } from "./message-actions.ts";
import type { OfferKind } from "./OfferDialog.tsx";

type OfferMenuProps = {
  conversation: Conversation;
  text: string;
  onSend: (text: string, offered: InteractiveReply) => void;
};

/** What the guest can tap instead of typing. */
export function OfferMenu({ conversation, text, onSend }: OfferMenuProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<OfferKind>();
  usePreloadOfferDialog();
  if (!useTakesMoreThanText(conversation)) return null;
  return (
    <>
      <Menu
        label={t`More to send`}
        widthPx={220}
        trigger={
          <IconButton label={t`More to send`}>
            <Icon of={IconPlus} size={20} />
          </IconButton>
        }
      >
        <MenuItem icon={<Icon of={IconHandClick} size={16} />} onChoose={() => setKind("buttons")}>
          <Trans>Reply buttons</Trans>
        </MenuItem>
        <MenuItem icon={<Icon of={IconListDetails} size={16} />} onChoose={() => setKind("list")}>
          <Trans>List</Trans>
        </MenuItem>
        <MenuItem
          icon={<Icon of={IconMapPinQuestion} size={16} />}
          onChoose={() => setKind("location_request")}
        >
          <Trans>Ask for location</Trans>
        </MenuItem>
        {conversation.guest.phone === null && (
          <MenuItem
            icon={<Icon of={IconAddressBook} size={16} />}
            onChoose={() => setKind("contact_request")}
          >
            <Trans>Ask for phone number</Trans>
          </MenuItem>
        )}
      </Menu>
      {kind && <OfferDialog kind={kind} text={text} onSend={onSend} onClose={() => setKind(undefined)} />}
    </>
  );
}
