import { Trans, useLingui } from "@lingui/react/macro";
import { Menu } from "@mantine/core";
import { IconCheck, IconUserPlus } from "@tabler/icons-react";
import { useState } from "react";
import { Icon } from "../ui/Icon.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { NewGuestDialog } from "./NewGuestDialog.tsx";
import styles from "./Panels.module.css";
import { readablePhone } from "./readable-phone.ts";
import { useSimulatorGuests } from "./simulator-queries.ts";

type ChangeGuestProps = { current: string; onChoose: (phone: string) => void };

/** Becoming somebody else: one of the venue's guests, or one it has not met. */
export function ChangeGuest({ current, onChoose }: ChangeGuestProps) {
  const [isShown, setShown] = useState(false);
  const [isNew, setNew] = useState(false);
  const { data, error } = useSimulatorGuests(isShown || isNew);
  return (
    <>
      <Menu
        opened={isShown}
        onChange={setShown}
        position="bottom-end"
        width={296}
        withinPortal={false}
        offset={4}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <button type="button" className={styles.link}>
            <Trans>Change guest</Trans>
          </button>
        </Menu.Target>
        <Menu.Dropdown className={styles.menu}>
          <Menu.Item leftSection={<Icon of={IconUserPlus} size={16} />} onClick={() => setNew(true)}>
            <Trans>A new guest</Trans>
          </Menu.Item>
          <Menu.Divider />
          {error && <Menu.Label>{error.message}</Menu.Label>}
          {!data && !error && (
            <Menu.Label>
              <Skeleton width={160} />
            </Menu.Label>
          )}
          {data?.items.map((guest) => (
            <Menu.Item
              key={guest.phone}
              aria-current={guest.phone === current || undefined}
              onClick={() => onChoose(guest.phone)}
              rightSection={guest.phone === current && <Icon of={IconCheck} size={16} />}
            >
              <bdi>{guest.name || readablePhone(guest.phone)}</bdi>
              <span className={styles.about}>
                <About guest={guest} />
              </span>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isNew && data && (
        <NewGuestDialog freePhone={data.free_phone} onClose={() => setNew(false)} onChoose={onChoose} />
      )}
    </>
  );
}

type Playable = NonNullable<ReturnType<typeof useSimulatorGuests>["data"]>["items"][number];

function About({ guest: { stay, phone } }: { guest: Playable }) {
  const { t } = useLingui();
  if (!stay) return <bdi dir="ltr">{readablePhone(phone)}</bdi>;
  if (stay.status === "checked_in") return stay.room === "" ? t`In house` : t`In house, room ${stay.room}`;
  if (stay.status === "checked_out") return t`Has left`;
  if (stay.status === "cancelled" || stay.status === "no_show") return t`Did not come`;
  return t`Comes to stay`;
}
