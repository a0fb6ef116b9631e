import { Trans, useLingui } from "@lingui/react/macro";
import { IconCalendarPlus, IconDots } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { closeOverlay } from "../../../core/navigation/overlays.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Menu, MenuItem } from "../../../ui/Menu.tsx";
import { type GuestAction, GuestActionDialog, GuestMenuItems } from "./GuestActions.tsx";
import styles from "./Panel.module.css";

/** What staff can do about a guest besides writing. */
export function GuestMenu({ guestId, onDeleted }: { guestId: string; onDeleted: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [action, setAction] = useState<GuestAction>();
  const addStay = () => {
    closeOverlay();
    void navigate({ to: "/addguest", search: { guest: guestId } });
  };
  return (
    <>
      <Menu
        label={t`Guest`}
        widthPx={272}
        align="end"
        trigger={
          <button type="button" className={styles.more} aria-label={t`Edit, export or delete the guest`}>
            <Icon of={IconDots} />
          </button>
        }
      >
        <GuestMenuItems guestId={guestId} onChoose={setAction}>
          <MenuItem icon={<Icon of={IconCalendarPlus} size={16} />} onChoose={addStay}>
            <Trans>Add stay</Trans>
          </MenuItem>
        </GuestMenuItems>
      </Menu>
      {action && (
        <GuestActionDialog
          guestId={guestId}
          action={action}
          onClose={() => setAction(undefined)}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}
