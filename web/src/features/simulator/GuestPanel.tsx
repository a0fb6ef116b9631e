import type { SimulatedGuest } from "@bellhop/contract/simulator";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconClock, IconClockOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useFormats } from "../../core/language/formats.ts";
import { useReadablePhone } from "../../core/phone/use-readable-phone.ts";
import { useClock } from "../../core/time/clock.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useLanguageName } from "../../ui/language-name.ts";
import { firstName } from "../guests/index.ts";
import { ChangeGuest } from "./ChangeGuest.tsx";
import styles from "./Panels.module.css";

export function GuestPanel({
  guest,
  onChoose,
}: {
  guest: SimulatedGuest;
  onChoose: (phone: string) => void;
}) {
  const { t } = useLingui();
  const { stayDay } = useFormats();
  const languageName = useLanguageName();
  const readablePhone = useReadablePhone();
  const { stay } = guest;
  return (
    <section className={styles.panel} aria-label={t`Guest`}>
      <div className={styles.panelHead}>
        <h2>
          <Trans>Guest</Trans>
        </h2>
        <ChangeGuest current={guest.phone} onChoose={onChoose} />
      </div>
      <dl className={styles.facts}>
        <Fact name={t`Name`}>
          <bdi>{guest.name}</bdi>
        </Fact>
        <Fact name={t`Phone`}>
          <bdi dir="ltr">{readablePhone(guest.phone)}</bdi>
        </Fact>
        <Fact name={t`Language`}>{languageName(guest.language)}</Fact>
        {stay && (
          <>
            <Fact name={t`Stay`}>
              <bdi>
                {stayDay(stay.checkin)} – {stayDay(stay.checkout)}
              </bdi>
            </Fact>
            {stay.room !== "" && (
              <Fact name={t`Room`}>
                <bdi dir="ltr" className="figures">
                  {stay.room}
                </bdi>
              </Fact>
            )}
            <Fact name={t`Reservation`}>
              <bdi dir="ltr">{stay.reservation_number}</bdi>
            </Fact>
          </>
        )}
        <Fact name={t`24-hour limit`}>
          <Window closesAt={guest.window_closes_at} />
        </Fact>
      </dl>
      {guest.conversation_id !== null && (
        <Link
          to="/messages"
          search={{ tab: "all", conversation: guest.conversation_id }}
          className={styles.link}
        >
          <Trans>Open in the inbox</Trans>
        </Link>
      )}
      {guest.guest_id === null && (
        <p className={styles.hint}>
          <Trans>{firstName(guest.name)} is not a guest yet. Send a message to add them.</Trans>
        </p>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <bdi>{name}</bdi>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How long free text is accepted, as Bellhop counts it. */
function Window({ closesAt }: { closesAt: string | null }) {
  const minutesLeft = useClock((now) =>
    closesAt === null ? 0 : Math.ceil((Date.parse(closesAt) - now) / 60_000),
  );
  if (closesAt === null) {
    return (
      <span className={styles.dim}>
        <Trans>Starts with the first message</Trans>
      </span>
    );
  }
  if (minutesLeft <= 0) {
    return (
      <Chip tone="waiting" icon={<Icon of={IconClockOff} size={14} />}>
        <Trans>Over</Trans>
      </Chip>
    );
  }
  const remaining = `${Math.floor(minutesLeft / 60)}:${String(minutesLeft % 60).padStart(2, "0")}`;
  return (
    <Chip tone="ok" icon={<Icon of={IconClock} size={14} />}>
      <bdi>
        <Trans>{remaining} left</Trans>
      </bdi>
    </Chip>
  );
}
