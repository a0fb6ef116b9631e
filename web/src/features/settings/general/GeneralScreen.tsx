import { Trans, useLingui } from "@lingui/react/macro";
import { usePermissions } from "../../../core/access/permissions.ts";
import { Section } from "../../../core/pages/Section.tsx";
import form from "../../../ui/FormScreen.module.css";
import { LanguageFields } from "../LanguageFields.tsx";
import { SettingsPage } from "../SettingsPage.tsx";
import { DepartmentFields } from "./DepartmentFields.tsx";
import { DeskFields } from "./DeskFields.tsx";
import { LeadTimeFields } from "./LeadTimeFields.tsx";
import { LookFields } from "./LookFields.tsx";
import { NameField, PlaceFields } from "./PlaceFields.tsx";

export function GeneralScreen() {
  const { t } = useLingui();
  const mayEdit = usePermissions().whyNoWriting === undefined;
  return (
    <SettingsPage title={<Trans>General settings</Trans>} parts={["general", "public.colour", "requests"]}>
      <Section title={t`Hotel`}>
        <div className={form.box}>
          <NameField mayEdit={mayEdit} />
          <PlaceFields mayEdit={mayEdit} />
        </div>
      </Section>
      <Section title={t`Languages`}>
        <div className={form.box}>
          <LanguageFields mayEdit={mayEdit} />
        </div>
      </Section>
      <Section title={t`Reception`}>
        <div className={form.box}>
          <DeskFields mayEdit={mayEdit} />
        </div>
      </Section>
      <Section title={t`Requests`} about={t`Who has what guests ask for, and by when staff must act.`}>
        <div className={form.box}>
          <DepartmentFields mayEdit={mayEdit} />
          <LeadTimeFields mayEdit={mayEdit} />
        </div>
      </Section>
      <Section title={t`Logo and colour`} about={t`On welcome cards, posters and the guest page.`}>
        <div className={form.box}>
          <LookFields mayEdit={mayEdit} />
        </div>
      </Section>
    </SettingsPage>
  );
}
