import type { GuestConflict } from "@bellhop/contract/conversations";
import { Trans, useLingui } from "@lingui/react/macro";
import { shownName } from "../../core/guests/shown-name.ts";
import { useReadablePhone } from "../../core/phone/use-readable-phone.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./ConflictNotice.module.css";

export type ConflictDecisions = { merge: () => void; keepApart: () => void };

type ConflictNoticeProps = { conflict: GuestConflict; decisions: ConflictDecisions };

/** Another guest may be the same person; staff decide. */
export function ConflictNotice({ conflict, decisions }: ConflictNoticeProps) {
  const { cause, is_visitor: isVisitor, guest } = conflict;
  const { name, phone } = guest;
  const { t } = useLingui();
  const readablePhone = useReadablePhone();
  const whom = (
    <bdi>
      <strong>{name ? shownName(name) : phone ? readablePhone(phone) : t`another guest`}</strong>
    </bdi>
  );
  return (
    <section className={styles.notice} aria-label={t`Maybe the same person as another guest`}>
      <p className={styles.words}>
        {cause === "address" ? (
          <Trans>Maybe the same person as {whom}</Trans>
        ) : isVisitor ? (
          <Trans>This visitor verified as {whom} on the guest page.</Trans>
        ) : (
          <Trans>{whom} verified as this guest on the guest page.</Trans>
        )}
      </p>
      {name && phone && (
        <p className={styles.phone}>
          <bdi dir="ltr">{readablePhone(phone)}</bdi>
        </p>
      )}
      <div className={styles.buttons}>
        <Button size="row" onClick={decisions.merge}>
          <Trans>Merge guests</Trans>
        </Button>
        <Button size="row" kind="ghost" onClick={decisions.keepApart}>
          <Trans>Keep separate</Trans>
        </Button>
      </div>
    </section>
  );
}
