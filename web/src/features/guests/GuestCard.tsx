import type { Conversation, Stay } from "@bellhop/contract/conversations";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconArrowRight, IconKey, IconMessageOff, IconPhoneOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useFormats } from "../../core/language/formats.ts";
import { useReadablePhone } from "../../core/phone/use-readable-phone.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Disc } from "../../ui/Disc.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useChannelName } from "./Channel.tsx";
import { type ConflictDecisions, ConflictNotice } from "./ConflictNotice.tsx";
import styles from "./GuestCard.module.css";
import { useStayState } from "./stay-state.ts";

type GuestCardProps = { conversation: Conversation; conflictDecisions: ConflictDecisions };

export function GuestCard({ conversation, conflictDecisions }: GuestCardProps) {
  const { guest, conflict, stay, channel } = conversation;
  const readablePhone = useReadablePhone();
  return (
    <div className={styles.card}>
      <header className={styles.head}>
        <span className={styles.disc}>
          <Disc name={guest.name} />
        </span>
        <div className={styles.who}>
          <h2 className="oneline ranged" dir="auto">
            {guest.name}
          </h2>
          {guest.phone && (
            <a className={styles.phone} href={`tel:${guest.phone}`}>
              <bdi dir="ltr">{readablePhone(guest.phone)}</bdi>
            </a>
          )}
        </div>
      </header>
      {conflict && <ConflictNotice guest={conflict.guest} decisions={conflictDecisions} />}
      {stay ? <StaySection stay={stay} /> : <NoStay />}
      <section className={styles.section}>
        <h3 className={styles.title}>
          <Trans>Contact</Trans>
        </h3>
        <dl className={styles.facts}>
          <Fact name={<Trans>Channel</Trans>}>{useChannelName(channel)}</Fact>
          <LanguageFact language={guest.language} />
        </dl>
        {guest.opted_out && (
          <p className={styles.optedOut}>
            <Icon of={IconMessageOff} size={16} />
            <span>
              <Trans>Guest wrote STOP. Only answer their questions.</Trans>
            </span>
          </p>
        )}
        {guest.not_on_whatsapp && (
          <p className={styles.optedOut}>
            <Icon of={IconPhoneOff} size={16} />
            <span>
              <Trans>Not on WhatsApp. Call the guest, or use another channel.</Trans>
            </span>
          </p>
        )}
      </section>
    </div>
  );
}

function StaySection({ stay }: { stay: Stay }) {
  const { stayDay } = useFormats();
  const { tone, label } = useStayState(stay);
  return (
    <section className={styles.section}>
      <div className={styles.titleRow}>
        <h3 className={styles.title}>
          <Trans>Stay</Trans>
        </h3>
        <Chip tone={tone} icon={stay.status === "checked_in" && <Icon of={IconKey} size={14} />}>
          {label}
        </Chip>
      </div>
      <div className={styles.dates}>
        <time dateTime={stay.checkin}>{stayDay(stay.checkin)}</time>
        <Icon of={IconArrowRight} size={16} flip />
        <time dateTime={stay.checkout}>{stayDay(stay.checkout)}</time>
      </div>
      <dl className={styles.facts}>
        {stay.room && (
          <Fact name={<Trans>Room</Trans>}>
            <strong>
              <bdi className="figures">{stay.room}</bdi>
            </strong>
          </Fact>
        )}
        <Nights stay={stay} />
        <Fact name={<Trans>Reservation</Trans>}>
          <bdi dir="ltr">{stay.reservation_number}</bdi>
        </Fact>
      </dl>
    </section>
  );
}

function Nights({ stay }: { stay: Stay }) {
  const { number } = useFormats();
  const nights = Math.round((Date.parse(stay.checkout) - Date.parse(stay.checkin)) / 86_400_000);
  return <Fact name={<Trans>Nights</Trans>}>{number(nights)}</Fact>;
}

function LanguageFact({ language }: { language: string | null }) {
  const { i18n } = useLingui();
  if (!language) return null;
  const name = new Intl.DisplayNames([i18n.locale], { type: "language" }).of(language);
  return <Fact name={<Trans>Language</Trans>}>{name}</Fact>;
}

function NoStay() {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        <Trans>Stay</Trans>
      </h3>
      <p className={styles.none}>
        <Trans>No reservation found for this guest.</Trans>
      </p>
    </section>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
