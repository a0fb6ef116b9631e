import type { CatalogueItem } from "@bellhop/contract/catalogue";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { groupWords, itemWords, type SectionWords } from "../../../catalogue/index.ts";
import { ItemGroup } from "./ItemGroup.tsx";
import { KeyedRow } from "./KeyedRow.tsx";
import { isSet, itemIn, type KeyedForm } from "./keyed-section.ts";

type KeyedGroupProps = {
  form: KeyedForm;
  words: SectionWords;
  group: string;
  items: readonly CatalogueItem[];
  /** Of the items, where not all are. */
  shown?: readonly CatalogueItem[];
  action?: ReactNode;
};

/** A group of the catalogue's items in its form, with how many of all are set. */
export function KeyedGroup({ form, words, group, items, shown = items, action }: KeyedGroupProps) {
  const { i18n } = useLingui();
  return (
    <ItemGroup
      name={i18n._(groupWords(words, group))}
      filled={items.filter(({ key }) => isSet(form.byKey.get(key))).length}
      of={items.length}
      action={action}
    >
      {shown.map((item) => (
        <KeyedRow key={item.key} {...itemIn(form, item)} words={itemWords(words, item.key)} />
      ))}
    </ItemGroup>
  );
}
