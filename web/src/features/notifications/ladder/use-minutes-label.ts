import { useLingui } from "@lingui/react/macro";

export function useMinutesLabel(): (minutes: number) => string {
  const { t } = useLingui();
  return (minutes) => (minutes === 0 ? t`at once` : t`${minutes} min`);
}
