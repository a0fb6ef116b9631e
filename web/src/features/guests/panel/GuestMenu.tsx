import type { Guest } from "@bellhop/contract/guests";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconCalendarPlus,
  IconDots,
  IconDownload,
  IconEdit,
  IconPrinter,
  IconTrash,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { closeOverlay } from "../../../core/navigation/overlays.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Menu, MenuItem, MenuLine } from "../../../ui/Menu.tsx";
import { DeleteGuestDialog, EditGuestDialog, WelcomeCardDialog } from "./lazy-dialogs.tsx";
import styles from "./Panel.module.css";
import { useExportGuest } from "./use-export-guest.ts";

type Shown = "edit" | "card" | "delete";

/** What staff can do about a guest besides writing. */
export function GuestMenu({ guest, onDeleted }: { guest: Guest; onDeleted: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown>();
  const exportGuest = useExportGuest(guest.guest_id);
  const close = () => setShown(undefined);
  const addStay = () => {
    closeOverlay();
    void navigate({ to: "/addguest", search: { guest: guest.guest_id } });
  };
  return (
    <>
      <Menu
        label={t`Guest`}
        widthPx={232}
        align="end"
        trigger={
          <button type="button" className={styles.more} aria-label={t`Edit, export or delete the guest`}>
            <Icon of={IconDots} />
          </button>
        }
      >
        <MenuItem icon={<Icon of={IconEdit} size={16} />} onChoose={() => setShown("edit")}>
          <Trans>Edit guest</Trans>
        </MenuItem>
        <MenuItem icon={<Icon of={IconCalendarPlus} size={16} />} onChoose={addStay}>
          <Trans>Add stay</Trans>
        </MenuItem>
        <MenuItem icon={<Icon of={IconPrinter} size={16} />} onChoose={() => setShown("card")}>
          <Trans>Print welcome card</Trans>
        </MenuItem>
        <MenuLine />
        <MenuItem icon={<Icon of={IconDownload} size={16} />} onChoose={() => exportGuest("json")}>
          <Trans>Export data as JSON</Trans>
        </MenuItem>
        <MenuItem icon={<Icon of={IconDownload} size={16} />} onChoose={() => exportGuest("csv")}>
          <Trans>Export data as CSV</Trans>
        </MenuItem>
        <MenuLine />
        <MenuItem icon={<Icon of={IconTrash} size={16} />} onChoose={() => setShown("delete")}>
          <Trans>Delete guest</Trans>
        </MenuItem>
      </Menu>
      {shown === "edit" && <EditGuestDialog guest={guest} onClose={close} />}
      {shown === "card" && <WelcomeCardDialog guestId={guest.guest_id} onClose={close} />}
      {shown === "delete" && <DeleteGuestDialog guest={guest} onClose={close} onDeleted={onDeleted} />}
    </>
  );
}
