import { Trans, useLingui } from "@lingui/react/macro";
import { IconLock } from "@tabler/icons-react";
import { useAccess } from "../../core/access/AccessContext.ts";
import { useSwitchVenue } from "../../core/access/access-queries.ts";
import { CalmPage } from "../../core/pages/CalmPage.tsx";
import { useSession } from "../../core/session/index.ts";
import { MyInvitations, useMyInvitations } from "../../features/invitations/index.ts";
import { Button } from "../../ui/Button.tsx";
import { isolated } from "../../ui/isolated.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Toasts } from "../../ui/Toasts.tsx";

/** Shown to a member without an open venue: what else they can do, and whom to ask. */
export function NoVenue({ onCheckAgain }: { onCheckAgain: () => void }) {
  const { t } = useLingui();
  const { logout } = useSession();
  const { operator, memberships } = useAccess();
  const invitations = useMyInvitations();
  const { mutate: switchTo, isPending } = useSwitchVenue();
  const elsewhere = memberships.flatMap(({ operator_name, venues }) =>
    venues.map((venue) => ({ ...venue, operator_name })),
  );
  return (
    <CalmPage
      corner={
        <Button kind="ghost" onClick={() => void logout()}>
          <Trans>Sign out</Trans>
        </Button>
      }
    >
      <MyInvitations invitations={invitations.data ?? []} />
      <Notice
        isPage
        icon={<IconLock size={24} stroke={1.35} />}
        title={t`You have no hotel at ${isolated(operator.name)}`}
        action={
          <>
            {elsewhere.map(({ venue_id, name, operator_name }) => (
              <Button key={venue_id} disabled={isPending} onClick={() => switchTo(venue_id)}>
                {t`Go to ${isolated(name)}, ${isolated(operator_name)}`}
              </Button>
            ))}
            <Button onClick={onCheckAgain}>
              <Trans>Check again</Trans>
            </Button>
          </>
        }
      >
        <Trans>Ask an owner to give you access to a hotel, or to reopen it.</Trans>
      </Notice>
      <Toasts />
    </CalmPage>
  );
}
