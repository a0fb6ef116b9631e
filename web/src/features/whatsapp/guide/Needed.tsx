import { Trans, useLingui } from "@lingui/react/macro";
import { IconBuilding, IconClock, IconCreditCard, IconPhone } from "@tabler/icons-react";
import { Section } from "../../../core/pages/Section.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./Guide.module.css";

/** What a hotel should have at hand before it begins. */
export function Needed() {
  const { t } = useLingui();
  return (
    <Section title={t`What you need`}>
      <ul className={styles.needed}>
        <li>
          <Icon of={IconClock} />
          <Trans>About 20 minutes, at a computer.</Trans>
        </li>
        <li>
          <Icon of={IconPhone} />
          <Trans>
            A phone number that can get a code by SMS or call. A number that is in use in the WhatsApp
            Business app can stay there.
          </Trans>
        </li>
        <li>
          <Icon of={IconBuilding} />
          <Trans>The Facebook sign-in of a person who may act for the hotel.</Trans>
        </li>
        <li>
          <Icon of={IconCreditCard} />
          <Trans>A credit card. Meta charges the hotel for some messages.</Trans>
        </li>
      </ul>
    </Section>
  );
}
