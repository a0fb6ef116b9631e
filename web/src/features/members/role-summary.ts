import type { GrantedVenues } from "@bellhop/contract/members";
import { useLingui } from "@lingui/react/macro";

export function useRoleSummary(): (venues: GrantedVenues) => string {
  const { t, i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale);
  return (venues) => (venues === null ? t`All hotels` : list.format(venues.map(({ name }) => name)));
}
