export { InviteDialog } from "./InviteDialog.tsx";
export { MyInvitations } from "./MyInvitations.tsx";
export { useEndedMembership, useMyInvitations } from "./my-invitations.ts";
export { OpenInvitations } from "./OpenInvitations.tsx";
export { WaitingInvitations } from "./WaitingInvitations.tsx";
