import { type Role, roles } from "@bellhop/contract/access";
import { useLingui } from "@lingui/react/macro";
import { useAccess } from "./AccessContext.ts";

export const isAbove = (role: Role, other: Role) => roles.indexOf(role) > roles.indexOf(other);

/** Changes what guests read and the hotel's settings. */
export const mayWrite = (role: Role | undefined): boolean => role === "manager" || role === "owner";

/**
 * Who may do what in the dashboard; the server decides again. Each `why…` is the reason for a refusal; undefined means
 * allowed.
 */
export function usePermissions() {
  const { t } = useLingui();
  const { member, is_host: isHost } = useAccess();
  const isStaff = !mayWrite(member.role);
  const isOwner = member.role === "owner";
  const askManager = t`Ask a manager or an owner.`;
  return {
    role: member.role,
    mayRead: !isStaff,
    maySetUp: !isStaff,
    mayChoosePlan: isOwner,
    mayReadLog: isOwner,
    mayDownloadBundle: isOwner || isHost,
    whyNoInvitations: isStaff ? askManager : undefined,
    whyNoRenaming: isStaff ? askManager : undefined,
    whyNoOpening:
      isStaff || !member.has_all_venues ? t`Ask an owner, or a manager of all hotels.` : undefined,
    whyNoWriting: isStaff ? askManager : undefined,
    whyNoLog: isOwner ? undefined : t`Only owners can see it.`,
  };
}
