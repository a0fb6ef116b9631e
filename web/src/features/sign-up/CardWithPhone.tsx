import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { QrCode } from "../../ui/QrCode.tsx";
import styles from "./CardWithPhone.module.css";

type CardWithPhoneProps = {
  /** The QR code's link and label. */
  code: { link: string; label: string };
  phoneTitle: ReactNode;
  phoneWords: ReactNode;
  /** No phone can reach the address yet. */
  isForLater: boolean;
  children: ReactNode;
};

export function CardWithPhone({ code, phoneTitle, phoneWords, isForLater, children }: CardWithPhoneProps) {
  return (
    <div className={styles.card}>
      <section className={styles.next}>
        <span className={styles.tick} aria-hidden="true">
          <Icon of={IconCheck} size={24} />
        </span>
        {children}
      </section>
      <section className={styles.phone} data-later={isForLater || undefined}>
        <QrCode {...code} />
        <h2 className={styles.phoneTitle}>{phoneTitle}</h2>
        <p className={styles.phoneWords}>{phoneWords}</p>
      </section>
    </div>
  );
}
