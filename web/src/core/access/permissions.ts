import { type Role, roles } from "@bellhop/contract/access";
import { useLingui } from "@lingui/react/macro";
import { useAccess } from "./AccessContext.ts";

export const isAbove = (role: Role, other: Role) => roles.indexOf(role) > roles.indexOf(other);

/** Each `why…` is the reason for a refusal; undefined means allowed. */
export function usePermissions() {
  const { t } = useLingui();
  const { member } = useAccess();
  const isStaff = member.role === "staff";
  const askManager = t`Ask a manager or an owner.`;
  return {
    role: member.role,
    mayRead: !isStaff,
    whyNoInvitations: isStaff ? askManager : undefined,
    whyNoRenaming: isStaff ? askManager : undefined,
    whyNoOpening:
      isStaff || !member.has_all_venues ? t`Ask an owner, or a manager of all hotels.` : undefined,
    whyNoWriting: isStaff ? askManager : undefined,
    whyNoLog: member.role === "owner" ? undefined : t`Only owners can see it.`,
  };
}
