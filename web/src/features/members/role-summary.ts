import { useLingui } from "@lingui/react/macro";

export function useRoleSummary(): (venues: readonly { name: string }[] | null) => string {
  const { t, i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale);
  return (venues) => (venues === null ? t`All hotels` : list.format(venues.map(({ name }) => name)));
}
