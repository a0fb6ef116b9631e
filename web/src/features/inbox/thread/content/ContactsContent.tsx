import type { MessageContent } from "@bellhop/contract/message-content";
import { Trans } from "@lingui/react/macro";
import { IconAddressBook } from "@tabler/icons-react";
import { useReadablePhone } from "../../../../core/phone/use-readable-phone.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import styles from "./Content.module.css";

type Card = Extract<MessageContent, { kind: "contacts" }>["contacts"][number];

export function ContactsContent({ contacts }: { contacts: Card[] }) {
  return (
    <ul className={styles.cards}>
      {contacts.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a message never change places.
        <li key={index} className={styles.card}>
          <Icon of={IconAddressBook} size={20} />
          <ContactCard card={card} />
        </li>
      ))}
    </ul>
  );
}

function ContactCard({ card }: { card: Card }) {
  const readablePhone = useReadablePhone();
  return (
    <span className={styles.words}>
      <strong>{card.name ? <bdi>{card.name}</bdi> : <Trans>Contact</Trans>}</strong>
      {card.organisation && (
        <span className={styles.dim}>
          <bdi>{card.organisation}</bdi>
        </span>
      )}
      {card.phones.map((phone) => (
        <a key={phone} href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
          <bdi dir="ltr">{readablePhone(phone)}</bdi>
        </a>
      ))}
      {card.emails.map((email) => (
        <a key={email} href={mailAddress(email)}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      ))}
    </span>
  );
}

/** Encoded, because `?` would add fields to the mail. */
const mailAddress = (email: string) => `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
