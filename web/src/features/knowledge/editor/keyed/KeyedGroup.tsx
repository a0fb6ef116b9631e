import type { CatalogueItem } from "@bellhop/contract/catalogue";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { groupLabels, itemLabels, type SectionLabels } from "../../../catalogue/index.ts";
import { ItemGroup } from "./ItemGroup.tsx";
import { KeyedRow } from "./KeyedRow.tsx";
import { isSet, itemIn, type KeyedForm } from "./keyed-section.ts";

type KeyedGroupProps = {
  form: KeyedForm;
  labels: SectionLabels;
  group: string;
  items: readonly CatalogueItem[];
  /** A subset of the items. */
  shown?: readonly CatalogueItem[];
  action?: ReactNode;
};

export function KeyedGroup({ form, labels, group, items, shown = items, action }: KeyedGroupProps) {
  const { i18n } = useLingui();
  return (
    <ItemGroup
      name={i18n._(groupLabels(labels, group))}
      filled={items.filter(({ key }) => isSet(form.byKey.get(key))).length}
      of={items.length}
      action={action}
    >
      {shown.map((item) => (
        <KeyedRow key={item.key} {...itemIn(form, item)} labels={itemLabels(labels, item.key)} />
      ))}
    </ItemGroup>
  );
}
