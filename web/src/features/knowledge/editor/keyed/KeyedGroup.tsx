import type { CatalogueItem } from "@bellhop/contract/catalogue";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { groupLabels, itemLabels, type SectionLabels } from "../../../catalogue/index.ts";
import { HomeRow } from "./HomeLink.tsx";
import { ItemGroup } from "./ItemGroup.tsx";
import { KeyedRow } from "./KeyedRow.tsx";
import { isElsewhere, isSet, itemIn, type KeyedForm, rowId } from "./keyed-section.ts";

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
  const shownItems = items.filter((item) => !isElsewhere(form, item));
  return (
    <ItemGroup
      name={i18n._(groupLabels(labels, group))}
      filled={shownItems.filter(({ key }) => isSet(form.byKey.get(key))).length}
      of={shownItems.length}
      action={action}
    >
      {shown.map((item) =>
        isElsewhere(form, item) ? (
          <HomeRow
            key={item.key}
            id={rowId(item.section, item.key)}
            name={i18n._(itemLabels(labels, item.key).name)}
            home={item.home}
          />
        ) : (
          <KeyedRow key={item.key} {...itemIn(form, item)} labels={itemLabels(labels, item.key)} />
        ),
      )}
    </ItemGroup>
  );
}
