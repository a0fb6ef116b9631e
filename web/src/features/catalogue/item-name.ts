import type { CatalogueItem } from "@bellhop/contract/catalogue";
import { useLingui } from "@lingui/react/macro";
import { amenityLabels } from "./labels/amenity-labels.ts";
import { policyLabels } from "./labels/policy-labels.ts";
import { profileLabels } from "./labels/profile-labels.ts";
import type { SectionLabels } from "./labels/section-labels.ts";
import { upsellLabels } from "./labels/upsell-labels.ts";

const words: Record<CatalogueItem["section"], SectionLabels> = {
  profile: profileLabels,
  policy: policyLabels,
  amenities: amenityLabels,
  upsells: upsellLabels,
};

export function useItemName(): (item: CatalogueItem) => string {
  const { i18n } = useLingui();
  return ({ section, key }) => {
    const name = words[section].items[key]?.name;
    return name ? i18n._(name) : key;
  };
}
