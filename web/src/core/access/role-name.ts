import type { Role } from "@bellhop/contract/access";
import { useLingui } from "@lingui/react/macro";

export function useRoleName(role: Role): string {
  const { t } = useLingui();
  const names: Record<Role, string> = { staff: t`Staff`, manager: t`Manager`, owner: t`Owner` };
  return names[role];
}
