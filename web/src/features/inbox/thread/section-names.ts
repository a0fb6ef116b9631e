import type { Source } from "@bellhop/contract/messages";
import { useLingui } from "@lingui/react/macro";

/** The sections that sources of answers come from. */
export function useSectionNames(): Record<Source["section"], string> {
  const { t } = useLingui();
  return {
    profile: t`Hotel profile`,
    policy: t`Guest policy`,
    amenities: t`Amenities`,
    faq: t`FAQ`,
    upsells: t`Upsells`,
  };
}
