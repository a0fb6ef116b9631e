import { Trans } from "@lingui/react/macro";
import { FamilyNav } from "../../core/navigation/FamilyNav.tsx";
import { InviteDialog, OpenInvitations } from "../invitations/index.ts";
import { MembersSection } from "../members/index.ts";
import { VenuesSection } from "../venues/index.ts";
import styles from "./AccountSetup.module.css";
import { LogLink } from "./LogLink.tsx";

export function AccountSetupScreen() {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>
          <Trans>Team and hotels</Trans>
        </h1>
      </header>
      <FamilyNav />
      <MembersSection inviteDialog={(close) => <InviteDialog onClose={close} />} />
      <OpenInvitations />
      <VenuesSection />
      <LogLink />
    </div>
  );
}
