import { Trans, useLingui } from "@lingui/react/macro";
import { IconCopy, IconDots, IconPlus } from "@tabler/icons-react";
import { Button } from "../../../../ui/Button.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { Menu, MenuItem } from "../../../../ui/Menu.tsx";
import { AvailabilityControl } from "../../fields/Availability.tsx";
import { useEntrySummary } from "../../fields/entry-summary.ts";
import type { EntryPatch } from "../../store/entry-fields.ts";
import type { EntryView } from "../../store/section-store.ts";
import { titleOf } from "../entry-title.ts";
import { MoveItems } from "../reorder/MoveItems.tsx";
import { placeBy } from "../reorder/place-among.ts";
import { type RowOrder, useReorder } from "../reorder/use-reorder.ts";
import { EntryMarks } from "./EntryMarks.tsx";
import { ItemGroup } from "./ItemGroup.tsx";
import { ItemRow } from "./ItemRow.tsx";
import { focusRow, type KeyedForm, openStateIn, rowId } from "./keyed-section.ts";
import { LazyItemFields } from "./lazy-item-fields.ts";
import styles from "./OwnRows.module.css";
import { RemoveEntryItem } from "./RemoveEntryItem.tsx";

type OwnRowsProps = {
  form: KeyedForm;
  /** A subset of the venue's own entries. */
  shown?: readonly EntryView[];
  /** The add button, such as "Add rule". */
  add: string;
  /** Initial values. */
  begun?: EntryPatch;
};

/** Entries without a catalogue item. */
export function OwnRows({ form, shown = form.own, add, begun }: OwnRowsProps) {
  const { t } = useLingui();
  const { store, languages, isReadOnly, seek } = form;
  const order = useReorder({
    store,
    ids: shown.map(({ entry }) => entry.entry_id),
    focus: (id) => focusRow(store.section, id),
  });
  if (isReadOnly && shown.length === 0) return null;
  const button = !isReadOnly && (
    <Button
      size="row"
      icon={<Icon of={IconPlus} size={16} />}
      onClick={() => seek(store.add({ texts: { [languages[0] ?? "en"]: { title: "" } }, ...begun }))}
    >
      {add}
    </Button>
  );
  return (
    <ItemGroup name={t`Your own entries`} action={button}>
      {shown.length === 0 ? (
        <li className={styles.none}>
          <Trans>Add anything that is not listed above.</Trans>
        </li>
      ) : (
        shown.map((view) => <OwnRow key={view.entry.entry_id} form={form} view={view} orderOf={order.row} />)
      )}
    </ItemGroup>
  );
}

type OwnRowProps = {
  form: KeyedForm;
  view: EntryView;
  orderOf: (id: string, name: string) => RowOrder;
};

function OwnRow({ form, view, orderOf }: OwnRowProps) {
  const { store, languages, currency, isReadOnly, toggle } = form;
  const { t } = useLingui();
  const summaryOf = useEntrySummary();
  const { entry } = view;
  const id = entry.entry_id;
  const { section } = store;
  const isAmenity = section === "amenities";
  const name = titleOf(entry.texts, languages, ["title"]).text || t`No name`;
  const change = (patch: EntryPatch) => store.set([id], patch);
  // The first of two entries with one key belongs to the form, so their order is fixed.
  const order = isReadOnly || entry.key !== null ? undefined : orderOf(id, name);
  return (
    <ItemRow
      id={rowId(section, id)}
      name={<bdi>{name}</bdi>}
      summary={summaryOf(entry, undefined, languages[0] ?? "en")}
      isStacked={isAmenity}
      {...openStateIn(form, id)}
      marks={<EntryMarks view={view} />}
      onToggle={() => toggle(id)}
      order={order}
      end={
        <>
          {isAmenity && (
            <AvailabilityControl
              name={name}
              value={entry.availability}
              isReadOnly={isReadOnly}
              id={`${rowId(section, id)}-availability`}
              onChange={(availability) => change({ availability })}
            />
          )}
          {!isReadOnly && <OwnMenu form={form} id={id} name={name} order={order} />}
        </>
      }
    >
      <LazyItemFields
        section={section}
        store={store}
        item={undefined}
        view={view}
        languages={languages}
        currency={currency}
        isReadOnly={isReadOnly}
        hasPlace={isAmenity}
        onChange={change}
      />
    </ItemRow>
  );
}

type OwnMenuProps = { form: KeyedForm; id: string; name: string; order: RowOrder | undefined };

function OwnMenu({ form, id, name, order }: OwnMenuProps) {
  const { t } = useLingui();
  const duplicate = () => {
    const copy = form.store.duplicate(id);
    if (copy) form.seek(copy);
  };
  return (
    <Menu
      label={t`Actions for ${name}`}
      widthPx={208}
      align="end"
      trigger={
        <IconButton label={order ? t`Move, duplicate or remove ${name}` : t`Duplicate or remove ${name}`}>
          <Icon of={IconDots} />
        </IconButton>
      }
    >
      {order && (
        <MoveItems
          isFirst={order.isFirst}
          isLast={order.isLast}
          onMove={(by) => order.move(placeBy(order.at, by))}
        />
      )}
      <MenuItem icon={<Icon of={IconCopy} size={16} />} onChoose={duplicate}>
        <Trans>Duplicate</Trans>
      </MenuItem>
      <RemoveEntryItem store={form.store} entryId={id} name={name} />
    </Menu>
  );
}
