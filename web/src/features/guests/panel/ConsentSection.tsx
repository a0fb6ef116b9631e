import type { Guest, MessagePurpose } from "@bellhop/contract/guests";
import { Trans, useLingui } from "@lingui/react/macro";
import { Segments } from "../../../ui/Segments.tsx";
import styles from "../GuestCard.module.css";
import { useChangeConsent } from "../guest-queries.ts";
import panel from "./Panel.module.css";

/** What the guest may be written about first. Nothing chosen: the guest was not asked. */
export function ConsentSection({ guest }: { guest: Guest }) {
  const { t } = useLingui();
  const change = useChangeConsent(guest.guest_id);
  const purposes: { purpose: MessagePurpose; label: string; hint: string }[] = [
    { purpose: "stay", label: t`About the stay`, hint: t`Yes, unless the guest says no.` },
    { purpose: "offers", label: t`Offers`, hint: t`Sent only if the guest agreed.` },
  ];
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        <Trans>Messages we may send</Trans>
      </h3>
      {purposes.map(({ purpose, label, hint }) => {
        const isGiven = guest.consent[purpose];
        return (
          <div key={purpose} className={panel.consent}>
            <span>
              {label}
              <span className={panel.hint}>{hint}</span>
            </span>
            <Segments
              isSmall
              label={label}
              segments={[
                { value: "yes", label: t`Yes`, tone: "ok" },
                { value: "no", label: t`No`, tone: "neutral" },
              ]}
              value={isGiven === null ? null : isGiven ? "yes" : "no"}
              onChange={(value) => change.mutate({ [purpose]: value === null ? null : value === "yes" })}
            />
          </div>
        );
      })}
    </section>
  );
}
