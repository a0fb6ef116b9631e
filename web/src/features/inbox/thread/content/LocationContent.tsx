import type { MessageContent } from "@bellhop/contract/message-content";
import { Trans } from "@lingui/react/macro";
import { IconMapPin } from "@tabler/icons-react";
import { Icon } from "../../../../ui/Icon.tsx";
import styles from "./Content.module.css";

type Place = Extract<MessageContent, { kind: "location" }>;

export function LocationContent({ place }: { place: Place }) {
  const { latitude, longitude, name, address } = place;
  return (
    <div className={styles.card}>
      <Icon of={IconMapPin} size={20} />
      <span className={styles.words}>
        <strong>{name ? <bdi>{name}</bdi> : <Trans>Location</Trans>}</strong>
        {address ? (
          <span className={styles.dim}>
            <bdi>{address}</bdi>
          </span>
        ) : (
          <span className={styles.dim}>
            <bdi dir="ltr">
              {latitude.toFixed(5)}, {longitude.toFixed(5)}
            </bdi>
          </span>
        )}
        <a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
          target="_blank"
          rel="noreferrer"
        >
          <Trans>Open map</Trans>
        </a>
      </span>
    </div>
  );
}
