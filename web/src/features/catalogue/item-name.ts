import type { CatalogueItem } from "@bellhop/contract/catalogue";
import { useLingui } from "@lingui/react/macro";
import { amenityWords } from "./words/amenity-words.ts";
import { policyWords } from "./words/policy-words.ts";
import { profileWords } from "./words/profile-words.ts";
import type { SectionWords } from "./words/section-words.ts";
import { upsellWords } from "./words/upsell-words.ts";

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
