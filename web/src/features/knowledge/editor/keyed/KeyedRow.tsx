import type { CatalogueItem } from "@bellhop/contract/catalogue";
import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import type { ItemLabels } from "../../../catalogue/index.ts";
import { AvailabilityControl } from "../../fields/Availability.tsx";
import { useEntrySummary } from "../../fields/entry-summary.ts";
import type { EntryPatch } from "../../store/entry-fields.ts";
import { EntryMarks } from "./EntryMarks.tsx";
import { ItemRow } from "./ItemRow.tsx";
import { type ItemInForm, isSet, rowId } from "./keyed-section.ts";
import { LazyItemFields } from "./lazy-item-fields.ts";

type KeyedRowProps = ItemInForm & { labels: ItemLabels };

/** Items whose location matters. */
const hasPlace = ({ section, group, key }: CatalogueItem) =>
  section === "amenities" || (section === "policy" && (group === "house" || /^(luggage|smoking)$/.test(key)));

/** Amenities show their availability without being opened. */
export const KeyedRow = memo(function KeyedRow(props: KeyedRowProps) {
  const { store, item, labels, view, languages, currency, isReadOnly, isOpen, isSought } = props;
  const { onToggle, onChange } = props;
  const { i18n } = useLingui();
  const summaryOf = useEntrySummary();
  const { section, key } = item;
  const name = i18n._(labels.name);
  const change = (patch: EntryPatch) => onChange(key, patch);
  return (
    <ItemRow
      id={rowId(section, key)}
      name={name}
      summary={view ? summaryOf(view.entry, item, languages[0] ?? "en") : ""}
      isStacked={section === "amenities"}
      isEmpty={!isSet(view)}
      isOpen={isOpen}
      isSought={isSought}
      marks={view && <EntryMarks view={view} />}
      end={
        section === "amenities" && (
          <AvailabilityControl
            name={name}
            value={view?.entry.availability ?? null}
            isReadOnly={isReadOnly}
            id={`${rowId(section, key)}-availability`}
            onChange={(availability) => change({ availability })}
          />
        )
      }
      onToggle={() => onToggle(key)}
    >
      <LazyItemFields
        section={section}
        store={store}
        item={item}
        view={view}
        help={i18n._(labels.help)}
        languages={languages}
        currency={currency}
        isReadOnly={isReadOnly}
        hasPlace={hasPlace(item)}
        onChange={change}
      />
    </ItemRow>
  );
});
