import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { usePermissions } from "../../../core/access/permissions.ts";
import { useSwitches } from "../../../core/access/switches.ts";
import { Section } from "../../../core/pages/Section.tsx";
import { SettingsPage } from "../SettingsPage.tsx";
import { useSettings } from "../store/use-settings.ts";
import { AssistantMode } from "./AssistantMode.tsx";
import { RetentionFields } from "./RetentionFields.tsx";
import styles from "./Switches.module.css";
import { SwitchRow } from "./SwitchRow.tsx";

export function FeaturesScreen() {
  const { t } = useLingui();
  return (
    <SettingsPage title={<Trans>Features</Trans>} parts={["functionality", "retention"]}>
      <Section title={t`Switches`} about={t`A change takes effect at once, for everyone at this hotel.`}>
        <div className={styles.list}>
          <Switches />
        </div>
      </Section>
      <Section title={t`What the assistant does`}>
        <AssistantMode />
      </Section>
      <Section
        title={t`How long data is kept`}
        about={t`Older data is deleted every night. Numbers for statistics stay.`}
      >
        <RetentionFields />
      </Section>
    </SettingsPage>
  );
}

function Switches() {
  const { t } = useLingui();
  const { settings } = useSettings();
  const { builtConcierge } = useSwitches();
  const mayEdit = usePermissions().whyNoWriting === undefined;
  if (!settings) return null;
  const { functionality } = settings;
  return (
    <>
      <SwitchRow field="dashboard_conversation" name={t`Inbox`} mayEdit={mayEdit}>
        <Trans>Staff read and answer guests here. If off, messages still arrive.</Trans>
      </SwitchRow>
      <SwitchRow field="whatsapp" name={t`WhatsApp`} mayEdit={mayEdit}>
        <Trans>Connect the hotel's number and manage templates.</Trans>{" "}
        {functionality.whatsapp ? (
          <Link to="/whatsapp-flow">
            <Trans>Open WhatsApp</Trans>
          </Link>
        ) : (
          <Trans>If off, a connected number still gets messages.</Trans>
        )}
      </SwitchRow>
      <SwitchRow field="concierge" name={t`Assistant`} mayEdit={mayEdit}>
        <Trans>Answers guests from what you have published. If off, staff answer everyone.</Trans>{" "}
        {functionality.concierge && !builtConcierge && (
          <Link to="/builder">
            <Trans>Nothing is published yet. Open Builder</Trans>
          </Link>
        )}
      </SwitchRow>
    </>
  );
}
