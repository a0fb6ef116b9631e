import type { Conversation, Stay } from "@bellhop/contract/conversations";
import type { Guest } from "@bellhop/contract/guests";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconArrowRight, IconKey, IconMessageOff, IconPhoneOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { shownName } from "../../core/guests/shown-name.ts";
import { useFormats } from "../../core/language/formats.ts";
import { closeOverlay } from "../../core/navigation/overlays.ts";
import { useReadablePhone } from "../../core/phone/use-readable-phone.ts";
import { Button, buttonLook } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Disc } from "../../ui/Disc.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { GuestRequests } from "../requests/index.ts";
import { GuestRatings } from "../stay-ratings/index.ts";
import { useChannelName } from "./Channel.tsx";
import { type ConflictDecisions, ConflictNotice } from "./ConflictNotice.tsx";
import styles from "./GuestCard.module.css";
import { useGuest } from "./guest-queries.ts";
import { ConsentSection } from "./panel/ConsentSection.tsx";
import { GuestMenu } from "./panel/GuestMenu.tsx";
import { MatchSuggestions } from "./panel/MatchSuggestions.tsx";
import { OtherStays } from "./panel/OtherStays.tsx";
import panel from "./panel/Panel.module.css";
import { useStayState } from "./stay-state.ts";

type GuestCardProps = {
  conversation: Conversation;
  conflictDecisions: ConflictDecisions;
  /** The guest is also this guest of a reservation. */
  onMatch: (otherGuestId: string) => Promise<void>;
  onDeleted: () => void;
};

export function GuestCard({ conversation, conflictDecisions, onMatch, onDeleted }: GuestCardProps) {
  const { guest, conflict, stay, channel } = conversation;
  const record = useGuest(guest.guest_id);
  const hasCurrentStay = stay?.status === "confirmed" || stay?.status === "checked_in";
  const readablePhone = useReadablePhone();
  return (
    <div className={styles.card}>
      <header className={styles.head}>
        <span className={styles.disc}>
          <Disc name={guest.name} />
        </span>
        <div className={styles.who}>
          <h2 className="oneline ranged" dir="auto">
            {shownName(guest.name)}
          </h2>
          {guest.phone && (
            <a className={styles.phone} href={`tel:${guest.phone}`}>
              <bdi dir="ltr">{readablePhone(guest.phone)}</bdi>
            </a>
          )}
        </div>
        {record.data && <GuestMenu guestId={guest.guest_id} onDeleted={onDeleted} />}
      </header>
      {conflict && <ConflictNotice conflict={conflict} decisions={conflictDecisions} />}
      {stay ? (
        <StaySection stay={stay} reservationId={idOf(record.data, stay)} />
      ) : (
        <NoStay guestId={guest.guest_id} />
      )}
      <GuestRequests
        guest={{ guest_id: guest.guest_id, name: guest.name, room: stay?.room || null }}
        conversationId={conversation.conversation_id}
      />
      <GuestRatings guestId={guest.guest_id} />
      {!hasCurrentStay && <MatchSuggestions guestId={guest.guest_id} onMatch={onMatch} />}
      <section className={styles.section}>
        <h3 className={styles.title}>
          <Trans>Contact</Trans>
        </h3>
        <dl className={styles.facts}>
          <Fact name={<Trans>Channel</Trans>}>{useChannelName(channel)}</Fact>
          <LanguageFact language={guest.language} />
          {record.data?.email && (
            <Fact name={<Trans>E-mail</Trans>}>
              <a className={styles.email} href={`mailto:${record.data.email}`}>
                <bdi dir="ltr">{record.data.email}</bdi>
              </a>
            </Fact>
          )}
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
      <MoreAbout record={record} shownStay={stay?.reservation_number} />
    </div>
  );
}

type GuestRecord = ReturnType<typeof useGuest>;

/** What only the guest's own record has. */
function MoreAbout({ record, shownStay }: { record: GuestRecord; shownStay: string | undefined }) {
  if (record.data) {
    return (
      <>
        <ConsentSection guest={record.data} />
        <OtherStays guest={record.data} shown={shownStay} />
      </>
    );
  }
  return (
    <section className={styles.section}>
      {record.error ? (
        <p className={panel.trouble}>
          <Trans>Could not load the guest.</Trans>
          <Button size="row" onClick={() => void record.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : (
        <Skeleton height={88} />
      )}
    </section>
  );
}

const idOf = (guest: Guest | undefined, { reservation_number }: Stay): string | undefined =>
  guest?.reservations.find((one) => one.reservation_number === reservation_number)?.reservation_id;

function StaySection({ stay, reservationId }: { stay: Stay; reservationId: string | undefined }) {
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
          {reservationId === undefined ? (
            <bdi dir="ltr">{stay.reservation_number}</bdi>
          ) : (
            <Link
              to="/reservations"
              search={{ reservation: reservationId }}
              className={styles.link}
              onClick={closeOverlay}
            >
              <bdi dir="ltr">{stay.reservation_number}</bdi>
            </Link>
          )}
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

function NoStay({ guestId }: { guestId: string }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        <Trans>Stay</Trans>
      </h3>
      <p className={styles.none}>
        <Trans>No reservation found for this guest.</Trans>
      </p>
      <Link
        to="/addguest"
        search={{ guest: guestId }}
        className={`${buttonLook({ size: "row" })} ${styles.addStay}`}
        onClick={closeOverlay}
      >
        <Trans>Add stay</Trans>
      </Link>
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
