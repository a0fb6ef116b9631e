import { invitationsNotice, useMyInvitations } from "./my-invitations.ts";

export function WaitingInvitations() {
  const { data } = useMyInvitations();
  const Notice = invitationsNotice();
  if (!Notice || !data || data.length === 0) return null;
  return <Notice invitations={data} />;
}
