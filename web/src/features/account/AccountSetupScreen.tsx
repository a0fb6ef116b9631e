import { Trans } from "@lingui/react/macro";
import { FamilyNav } from "../../core/navigation/FamilyNav.tsx";
import { OpenInvitations } from "../invitations/OpenInvitations.tsx";
import { MembersSection } from "../members/MembersSection.tsx";
import { VenuesSection } from "../venues/VenuesSection.tsx";
import styles from "./AccountSetup.module.css";
import { LogLink } from "./LogLink.tsx";

/** Who works at the operator, who is invited, and which venues it has. */
export function AccountSetupScreen() {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>
          <Trans>Account setup</Trans>
        </h1>
      </header>
      <FamilyNav />
      <MembersSection />
      <OpenInvitations />
      <VenuesSection />
      <LogLink />
    </div>
  );
}
