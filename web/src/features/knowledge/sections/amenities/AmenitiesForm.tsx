import { useLingui } from "@lingui/react/macro";
import { amenityLabels, groupLabels } from "../../../catalogue/index.ts";
import { FormState } from "../../editor/keyed/FormState.tsx";
import { KeyedGroup } from "../../editor/keyed/KeyedGroup.tsx";
import { KeyedScreen } from "../../editor/keyed/KeyedScreen.tsx";
import { rowId, useKeyedForm } from "../../editor/keyed/keyed-section.ts";
import { OwnRows } from "../../editor/keyed/OwnRows.tsx";
import styles from "./AmenitiesForm.module.css";
import { AmenityBar } from "./AmenityBar.tsx";
import { MarkRestAbsent } from "./MarkRestAbsent.tsx";
import { NoAmenityFound } from "./NoAmenityFound.tsx";
import { amenityGroups, useShownAmenities } from "./shown-amenities.ts";

export function AmenitiesForm() {
  const { t, i18n } = useLingui();
  const section = useKeyedForm("amenities");
  const shown = useShownAmenities(section);
  const seek = (keyOrId: string) => {
    shown.showAll();
    section.seek(keyOrId);
  };
  const form = { ...section, seek };
  const { store, languages, own, isReadOnly } = form;
  const begun = { availability: "present" } as const;
  const add = (title: string) => seek(store.add({ texts: { [languages[0] ?? "en"]: { title } }, ...begun }));

  return (
    <KeyedScreen form={form} title={t`Amenities`} labels={amenityLabels} bar={<AmenityBar shown={shown} />}>
      <FormState form={form}>
        {shown.isNone && (
          <NoAmenityFound typed={shown.typed} onAdd={isReadOnly ? null : add} onShowAll={shown.showAll} />
        )}
        {amenityGroups.map(({ group, items }) => {
          const visible = items.filter(({ key }) => shown.isShown(key));
          if (visible.length === 0) return null;
          const rest = items.map(({ key }) => key).filter(shown.isToDo);
          const name = i18n._(groupLabels(amenityLabels, group));
          return (
            <KeyedGroup
              key={group}
              form={form}
              labels={amenityLabels}
              group={group}
              items={items}
              shown={visible}
              action={
                !isReadOnly && rest.length > 0 && <MarkRestAbsent store={store} group={name} keys={rest} />
              }
            />
          );
        })}
        {(!shown.isNone || own.length > 0) && (
          <div id={rowId("amenities", "own")} className={styles.own}>
            <OwnRows
              form={form}
              shown={own.filter(({ entry }) => shown.isShown(entry.entry_id))}
              add={t`Add amenity`}
              begun={begun}
            />
          </div>
        )}
      </FormState>
    </KeyedScreen>
  );
}
