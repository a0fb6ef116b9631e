import type { Conversation } from "@bellhop/contract/conversations";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { shownName } from "../../../core/guests/shown-name.ts";
import { useReadablePhone } from "../../../core/phone/use-readable-phone.ts";
import styles from "./TranscriptPage.module.css";

/** On top of every printed page. */
export function PrintHead({ conversation: { guest } }: { conversation: Conversation }) {
  const { name } = useVenue();
  const readablePhone = useReadablePhone();
  return (
    <div className={styles.printHead} aria-hidden="true">
      <p>
        <bdi>{name}</bdi>
        <span>
          <bdi>{shownName(guest.name)}</bdi>
          {guest.phone && (
            <>
              {" · "}
              <bdi dir="ltr">{readablePhone(guest.phone)}</bdi>
            </>
          )}
        </span>
      </p>
    </div>
  );
}
