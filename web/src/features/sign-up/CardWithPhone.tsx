import { IconCheck, IconDeviceMobileOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { isOnThisComputer } from "../../core/config/own-computer.ts";
import { Icon } from "../../ui/Icon.tsx";
import { QrCode } from "../../ui/QrCode.tsx";
import styles from "./CardWithPhone.module.css";
import { useAbsoluteUrl } from "./sign-in-address.ts";

type CardWithPhoneProps = {
  /** Where the QR code leads. */
  path: string;
  codeLabel: string;
  phoneTitle: ReactNode;
  phoneWords: ReactNode;
  /** Shown instead of a code if no phone can open the address. */
  needsPublicAddress: ReactNode;
  children: ReactNode;
};

export function CardWithPhone(props: CardWithPhoneProps) {
  const { path, codeLabel, phoneTitle, phoneWords, needsPublicAddress, children } = props;
  const link = useAbsoluteUrl(path);
  const hasCode = !isOnThisComputer(link);
  return (
    <div className={styles.card}>
      <section className={styles.next}>
        <span className={styles.tick} aria-hidden="true">
          <Icon of={IconCheck} size={24} />
        </span>
        {children}
      </section>
      <section className={styles.phone}>
        {hasCode ? (
          <QrCode link={link} label={codeLabel} />
        ) : (
          <span className={styles.noCode} aria-hidden="true">
            <IconDeviceMobileOff size={24} stroke={1.35} />
          </span>
        )}
        <h2 className={styles.phoneTitle}>{phoneTitle}</h2>
        <p className={styles.phoneWords}>{hasCode ? phoneWords : needsPublicAddress}</p>
      </section>
    </div>
  );
}
