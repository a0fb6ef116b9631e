import type { CatalogueItem } from "@bellhop/contract/catalogue";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconCopy, IconDots } from "@tabler/icons-react";
import { Chip } from "../../../../ui/Chip.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { Menu, MenuItem } from "../../../../ui/Menu.tsx";
import { upsellLabels } from "../../../catalogue/index.ts";
import { EntryMarks } from "../../editor/keyed/EntryMarks.tsx";
import { ItemRow } from "../../editor/keyed/ItemRow.tsx";
import { rowId } from "../../editor/keyed/keyed-section.ts";
import { LazyItemFields } from "../../editor/keyed/lazy-item-fields.ts";
import { RemoveEntryItem } from "../../editor/keyed/RemoveEntryItem.tsx";
import { MoveItems } from "../../editor/reorder/MoveItems.tsx";
import { placeBy } from "../../editor/reorder/place-among.ts";
import type { RowOrder } from "../../editor/reorder/use-reorder.ts";
import { useEntrySummary } from "../../fields/entry-summary.ts";
import type { EntryPatch } from "../../store/entry-fields.ts";
import type { EntryView, SectionStore } from "../../store/section-store.ts";
import { OfferFields } from "./OfferFields.tsx";
import { duplicateUpsell } from "./upsell-changes.ts";

type UpsellRowProps = {
  store: SectionStore;
  view: EntryView;
  item: CatalogueItem | undefined;
  name: string;
  /** The kind's name; the extra may have another. */
  kindName: string | undefined;
  order: RowOrder;
  languages: readonly string[];
  currency: string;
  isReadOnly: boolean;
  isOpen: boolean;
  isSought: boolean;
  onToggle: (id: string) => void;
  onSeek: (id: string) => void;
};

export function UpsellRow(props: UpsellRowProps) {
  const { store, view, item, name, kindName, languages, currency, isReadOnly, isOpen, isSought } = props;
  const { t, i18n } = useLingui();
  const summaryOf = useEntrySummary();
  const { entry } = view;
  const id = entry.entry_id;
  const help = item && upsellLabels.items[item.key]?.help;
  const change = (patch: EntryPatch) => store.set([id], patch);
  const approval = entry.offer?.approval === "instant" ? t`no confirmation needed` : t`reception confirms`;
  const summary = summaryOf(entry, item, languages[0] ?? "en", entry.price ? approval : undefined);
  return (
    <ItemRow
      id={rowId("upsells", id)}
      name={<bdi>{name}</bdi>}
      summary={summary || t`Add a price to offer it`}
      isStacked
      marks={
        <>
          {!entry.price && (
            <Chip tone="waiting" icon={<Icon of={IconAlertTriangle} size={14} />}>
              <Trans>No price</Trans>
            </Chip>
          )}
          <EntryMarks view={view} />
        </>
      }
      isOpen={isOpen}
      isSought={isSought}
      onToggle={() => props.onToggle(id)}
      order={isReadOnly ? undefined : props.order}
      end={!isReadOnly && <UpsellMenu {...props} />}
    >
      <LazyItemFields
        section="upsells"
        store={store}
        item={item}
        view={view}
        help={help && i18n._(help)}
        languages={languages}
        currency={currency}
        isReadOnly={isReadOnly}
        kindName={kindName}
        between={
          <OfferFields
            offer={entry.offer}
            isReadOnly={isReadOnly}
            errorOf={(field) => view.errors[field]}
            idPrefix={`upsells-${id}-`}
            onChange={(offer) => change({ offer })}
          />
        }
        textLabel={t`Description for guests`}
        onChange={change}
      />
    </ItemRow>
  );
}

function UpsellMenu({ store, view, name, order, languages, onSeek }: UpsellRowProps) {
  const { t } = useLingui();
  const id = view.entry.entry_id;
  return (
    <Menu
      label={t`Actions for ${name}`}
      widthPx={208}
      align="end"
      trigger={
        <IconButton label={t`Move, duplicate or remove ${name}`}>
          <Icon of={IconDots} />
        </IconButton>
      }
    >
      <MoveItems
        isFirst={order.isFirst}
        isLast={order.isLast}
        onMove={(by) => order.move(placeBy(order.at, by))}
      />
      <MenuItem
        icon={<Icon of={IconCopy} size={16} />}
        onChoose={() => onSeek(duplicateUpsell(store, view.entry, name, languages[0] ?? "en"))}
      >
        <Trans>Duplicate</Trans>
      </MenuItem>
      <RemoveEntryItem store={store} entryId={id} name={name} />
    </Menu>
  );
}
