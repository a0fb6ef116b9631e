import type { Reservation, ReservationGuest } from "@bellhop/contract/reservations";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconDoor, IconDoorEnter, IconDots, IconMessage, IconTrash, IconUserPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useSwitches } from "../../../core/access/switches.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { useReadablePhone } from "../../../core/phone/use-readable-phone.ts";
import { Button } from "../../../ui/Button.tsx";
import { focusNextRow } from "../../../ui/focus-next-row.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu, MenuItem, MenuLine } from "../../../ui/Menu.tsx";
import { Tip } from "../../../ui/Tip.tsx";
import { type GuestAction, GuestActionDialog, GuestMenuItems, useGuestName } from "../../guests/index.ts";
import { useReservationChanges } from "../reservation-changes.ts";
import { guestsOnce } from "../reservation-lists.ts";
import { AddGuestDialog } from "./AddGuestDialog.tsx";
import { DoorCodeLine } from "./DoorCodeLine.tsx";
import styles from "./ReservationPanel.module.css";
import { RoomDialog } from "./RoomDialog.tsx";

type Open =
  | { what: "add" }
  | { what: "move" | "another room"; guest: ReservationGuest }
  | { what: GuestAction; guest: ReservationGuest };

type PanelGuestsProps = {
  reservation: Reservation;
  /** Its only guest was deleted. */
  onEmpty: () => void;
};

export function PanelGuests({ reservation, onEmpty }: PanelGuestsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <section className={styles.section} aria-label={t`Guests and rooms`}>
      <div className={styles.sectionHead}>
        <h3>
          <Trans>Guests and rooms</Trans>
        </h3>
        <Button
          size="row"
          icon={<Icon of={IconUserPlus} size={16} />}
          onClick={() => setOpen({ what: "add" })}
        >
          <Trans>Add to reservation</Trans>
        </Button>
      </div>
      <ul className={styles.guests}>
        {reservation.guests.map((guest) => (
          <li key={`${guest.guest_id} ${guest.room}`}>
            <GuestInRoom
              reservation={reservation}
              guest={guest}
              onMove={() => setOpen({ what: "move", guest })}
              onAnotherRoom={() => setOpen({ what: "another room", guest })}
              onAction={(what) => setOpen({ what, guest })}
            />
            <DoorCodeLine reservation={reservation} guest={guest} />
          </li>
        ))}
      </ul>
      {open?.what === "add" && <AddGuestDialog reservation={reservation} onClose={close} />}
      {(open?.what === "move" || open?.what === "another room") && (
        <RoomDialog
          reservation={reservation}
          guest={open.guest}
          isMove={open.what === "move"}
          onClose={close}
        />
      )}
      {(open?.what === "edit" || open?.what === "card" || open?.what === "delete") && (
        <GuestActionDialog
          guestId={open.guest.guest_id}
          action={open.what}
          onClose={close}
          onDeleted={() => {
            if (guestsOnce(reservation).length === 1) onEmpty();
          }}
        />
      )}
    </section>
  );
}

type GuestInRoomProps = {
  reservation: Reservation;
  guest: ReservationGuest;
  onMove: () => void;
  onAnotherRoom: () => void;
  onAction: (action: GuestAction) => void;
};

function GuestInRoom(props: GuestInRoomProps) {
  const { guest } = props;
  const { t } = useLingui();
  const { phone, room, room_from: from, room_until: until, conversation_id } = guest;
  const { date } = useFormats();
  const name = useGuestName()(guest);
  const { dashboardConversationEnable } = useSwitches();
  const readablePhone = useReadablePhone(phone !== null);
  return (
    <div className={styles.guest}>
      <span className={styles.room}>
        {room === "" ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="unseen">{t`No room`}</span>
          </>
        ) : (
          <>
            <span className="unseen">
              <Trans>Room</Trans>{" "}
            </span>
            <bdi className="figures">{room}</bdi>
            {from && until && (
              <span className={styles.roomDates}>
                {date(from)} – {date(until)}
              </span>
            )}
          </>
        )}
      </span>
      <span className={styles.who}>
        <span className={`${styles.name} oneline ranged`} dir="auto">
          {name || t`No name`}
        </span>
        {phone && (
          <a href={`tel:${phone}`} className={styles.phone}>
            <bdi dir="ltr">{readablePhone(phone)}</bdi>
          </a>
        )}
      </span>
      {conversation_id && dashboardConversationEnable && (
        <Tip label={t`Open conversation`}>
          <Link
            to="/messages"
            search={{ tab: "all", conversation: conversation_id }}
            className={styles.conversation}
            aria-label={t`Open conversation with ${name}`}
          >
            <Icon of={IconMessage} />
          </Link>
        </Tip>
      )}
      <GuestMenu {...props} />
    </div>
  );
}

function GuestMenu({ reservation, guest, onMove, onAnotherRoom, onAction }: GuestInRoomProps) {
  const { t } = useLingui();
  const { removeGuest } = useReservationChanges();
  const { room, deleted } = guest;
  const name = useGuestName()(guest);
  const isLast = reservation.guests.length === 1;
  return (
    <Menu
      label={t`Actions for ${name}`}
      widthPx={248}
      align="end"
      trigger={
        <IconButton label={t`Actions for ${name}`}>
          <Icon of={IconDots} />
        </IconButton>
      }
    >
      <MenuItem icon={<Icon of={IconDoorEnter} size={16} />} onChoose={onMove}>
        {room === "" ? <Trans>Assign room</Trans> : <Trans>Move to another room</Trans>}
      </MenuItem>
      {room !== "" && !deleted && (
        <MenuItem icon={<Icon of={IconDoor} size={16} />} onChoose={onAnotherRoom}>
          <Trans>Add another room</Trans>
        </MenuItem>
      )}
      <MenuItem
        icon={<Icon of={IconTrash} size={16} />}
        whyNot={isLast ? t`A reservation needs a guest.` : undefined}
        onChoose={() => {
          focusNextRow();
          void removeGuest(reservation, guest);
        }}
      >
        {room === "" ? (
          <Trans>Remove from reservation</Trans>
        ) : (
          <Trans>
            Remove from room <bdi>{room}</bdi>
          </Trans>
        )}
      </MenuItem>
      {!deleted && (
        <>
          <MenuLine />
          <GuestMenuItems guestId={guest.guest_id} onChoose={onAction} />
        </>
      )}
    </Menu>
  );
}
