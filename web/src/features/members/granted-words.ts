import type { GrantedVenues } from "@bellhop/contract/members";
import { useLingui } from "@lingui/react/macro";

/** The venues granted to somebody, in words. */
export function useGrantedWords(): (venues: GrantedVenues) => string {
  const { t, i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale);
  return (venues) => (venues === null ? t`All venues` : list.format(venues.map(({ name }) => name)));
}
