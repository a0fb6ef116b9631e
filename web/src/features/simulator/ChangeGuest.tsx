import { Trans, useLingui } from "@lingui/react/macro";
import { IconUserPlus } from "@tabler/icons-react";
import { useState } from "react";
import { reasonOf } from "../../core/api/call-failure.ts";
import { useReadablePhone } from "../../core/phone/use-readable-phone.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Menu, MenuItem, MenuLabel, MenuLine } from "../../ui/Menu.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { NewGuestDialog } from "./NewGuestDialog.tsx";
import styles from "./Panels.module.css";
import { useSimulatorGuests } from "./simulator-queries.ts";

type ChangeGuestProps = { current: string; onChoose: (phone: string) => void };

export function ChangeGuest({ current, onChoose }: ChangeGuestProps) {
  const { t } = useLingui();
  const [isNew, setNew] = useState(false);
  const { data } = useSimulatorGuests(isNew);
  return (
    <>
      <Menu
        label={t`Change guest`}
        widthPx={296}
        align="end"
        trigger={
          <button type="button" className={styles.link}>
            <Trans>Change guest</Trans>
          </button>
        }
      >
        <MenuItem icon={<Icon of={IconUserPlus} size={16} />} onChoose={() => setNew(true)}>
          <Trans>Add test guest</Trans>
        </MenuItem>
        <MenuLine />
        <Guests current={current} onChoose={onChoose} />
      </Menu>
      {isNew && data && (
        <NewGuestDialog freePhone={data.free_phone} onClose={() => setNew(false)} onChoose={onChoose} />
      )}
    </>
  );
}

function Guests({ current, onChoose }: ChangeGuestProps) {
  const { data, error } = useSimulatorGuests(true);
  const readablePhone = useReadablePhone();
  if (error) return <MenuLabel>{reasonOf(error)}</MenuLabel>;
  if (!data) {
    return (
      <MenuLabel>
        <Skeleton width={160} />
      </MenuLabel>
    );
  }
  return data.items.map((guest) => (
    <MenuItem key={guest.phone} isChosen={guest.phone === current} onChoose={() => onChoose(guest.phone)}>
      <bdi>{guest.name || readablePhone(guest.phone)}</bdi>
      <span className={styles.about}>
        <About guest={guest} />
      </span>
    </MenuItem>
  ));
}

type Playable = NonNullable<ReturnType<typeof useSimulatorGuests>["data"]>["items"][number];

function About({ guest: { stay, phone } }: { guest: Playable }) {
  const { t } = useLingui();
  const readablePhone = useReadablePhone();
  if (!stay) return <bdi dir="ltr">{readablePhone(phone)}</bdi>;
  if (stay.status === "checked_in") return stay.room === "" ? t`In house` : t`In house, room ${stay.room}`;
  if (stay.status === "checked_out") return t`Checked out`;
  if (stay.status === "cancelled" || stay.status === "no_show") return t`Cancelled or no-show`;
  return t`Arriving`;
}
