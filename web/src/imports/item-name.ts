import type { CatalogueItem } from "@bellhop/contract/catalogue";
import { useLingui } from "@lingui/react/macro";
import { amenityWords } from "../amenities/amenity-words.ts";
import type { SectionWords } from "../knowledge/fields/section-words.ts";
import { policyWords } from "../policy/policy-words.ts";
import { profileWords } from "../profile/profile-words.ts";
import { upsellWords } from "../upsells/upsell-words.ts";

const words: Record<CatalogueItem["section"], SectionWords> = {
  profile: profileWords,
  policy: policyWords,
  amenities: amenityWords,
  upsells: upsellWords,
};

/** What an item of the catalogue is called in its form. */
export function useItemName(): (item: CatalogueItem) => string {
  const { i18n } = useLingui();
  return ({ section, key }) => {
    const name = words[section].items[key]?.name;
    return name ? i18n._(name) : key;
  };
}
