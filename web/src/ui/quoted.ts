import { useLingui } from "@lingui/react/macro";

/** A text in the quotation marks of the dashboard's language. */
export function useQuoted(): (text: string) => string {
  const { t } = useLingui();
  return (text) => t`“${text}”`;
}
