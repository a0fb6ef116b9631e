import { Trans, useLingui } from "@lingui/react/macro";
import { IconDownload, IconEdit, IconLink, IconPrinter, IconSend, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { MenuItem, MenuLine } from "../../../ui/Menu.tsx";
import { useGuest } from "../guest-queries.ts";
import { DeleteGuestDialog, EditGuestDialog, WelcomeCardDialog } from "./lazy-dialogs.tsx";
import { useExportGuest } from "./use-export-guest.ts";
import { useCopyGuestLink, useSendGuestLink } from "./use-guest-link.ts";

export type GuestAction = "edit" | "card" | "delete";

type GuestMenuItemsProps = {
  guestId: string;
  /** Show `GuestActionDialog`, outside of the menu, which closes. */
  onChoose: (action: GuestAction) => void;
  /** Items after the first one. */
  children?: ReactNode;
};

/** What staff can do with a guest's data. */
export function GuestMenuItems({ guestId, onChoose, children }: GuestMenuItemsProps) {
  const { t } = useLingui();
  const { error } = useGuest(guestId);
  const exportGuest = useExportGuest(guestId);
  const sendLink = useSendGuestLink(guestId);
  const copyLink = useCopyGuestLink(guestId);
  const whyNot = error ? t`Could not load the guest.` : undefined;
  return (
    <>
      <MenuItem icon={<Icon of={IconEdit} size={16} />} whyNot={whyNot} onChoose={() => onChoose("edit")}>
        <Trans>Edit guest</Trans>
      </MenuItem>
      {children}
      <MenuItem icon={<Icon of={IconPrinter} size={16} />} onChoose={() => onChoose("card")}>
        <Trans>Print welcome card</Trans>
      </MenuItem>
      <MenuItem icon={<Icon of={IconSend} size={16} />} onChoose={sendLink}>
        <Trans>Send link to the conversation</Trans>
      </MenuItem>
      <MenuItem icon={<Icon of={IconLink} size={16} />} onChoose={copyLink}>
        <Trans>Copy link to the conversation</Trans>
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<Icon of={IconDownload} size={16} />} onChoose={() => exportGuest("json")}>
        <Trans>Export data as JSON</Trans>
      </MenuItem>
      <MenuItem icon={<Icon of={IconDownload} size={16} />} onChoose={() => exportGuest("csv")}>
        <Trans>Export data as CSV</Trans>
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<Icon of={IconTrash} size={16} />} whyNot={whyNot} onChoose={() => onChoose("delete")}>
        <Trans>Delete guest</Trans>
      </MenuItem>
    </>
  );
}

type GuestActionDialogProps = {
  guestId: string;
  action: GuestAction;
  onClose: () => void;
  onDeleted: () => void;
};

export function GuestActionDialog({ guestId, action, onClose, onDeleted }: GuestActionDialogProps) {
  const { data: guest } = useGuest(guestId);
  if (action === "card") return <WelcomeCardDialog guestId={guestId} onClose={onClose} />;
  // The menu has begun to load the guest.
  if (!guest) return null;
  if (action === "edit") return <EditGuestDialog guest={guest} onClose={onClose} />;
  return <DeleteGuestDialog guest={guest} onClose={onClose} onDeleted={onDeleted} />;
}
