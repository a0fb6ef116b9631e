import type { Role } from "@bellhop/contract/access";
import { useLingui } from "@lingui/react/macro";
import { useAccess } from "../app/access/AccessContext.ts";
import { itemsOf, useOperatorList } from "./operator-queries.ts";

const ranks: Role[] = ["staff", "manager", "owner"];

/** Whether one role is above another. */
export const isAbove = (role: Role, other: Role) => ranks.indexOf(role) > ranks.indexOf(other);

/** What the person may do at their operator; where they may not, why: undefined means that they may. */
export function useRights() {
  const { t } = useLingui();
  const { member } = useAccess();
  const isStaff = member.role === "staff";
  const you = itemsOf(useOperatorList("members", !isStaff).data)?.find((one) => one.is_you);
  const hasAllVenues = member.role === "owner" || you?.venues === null;
  const askManager = t`Ask a manager or an owner.`;
  return {
    role: member.role,
    mayRead: !isStaff,
    whyNoInvitations: isStaff ? askManager : undefined,
    whyNoRenaming: isStaff ? askManager : undefined,
    whyNoOpening: isStaff || !hasAllVenues ? t`Ask an owner, or a manager of all venues.` : undefined,
    whyNoLog: member.role === "owner" ? undefined : t`Ask an owner: only they can read it.`,
  };
}
