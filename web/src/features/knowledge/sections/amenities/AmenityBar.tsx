import { useLingui } from "@lingui/react/macro";
import { SearchField } from "../../../../ui/SearchField.tsx";
import { Chips } from "../../editor/keyed/Chips.tsx";
import { availabilityLabels } from "../../fields/Availability.tsx";
import styles from "./AmenitiesForm.module.css";
import type { AmenityFilter, ShownAmenities } from "./shown-amenities.ts";

export function AmenityBar({ shown }: { shown: ShownAmenities }) {
  const { t, i18n } = useLingui();
  const { filter, typed, setTyped, show, count } = shown;
  const chip = <Value extends AmenityFilter>(value: Value, label: string) => ({
    value,
    label,
    count: count(value),
  });
  const hasWritten = count("written") > 0 || filter === "written";
  return (
    <div className={styles.bar}>
      <SearchField
        label={t`Find an amenity`}
        placeholder={t`Find an amenity`}
        value={typed}
        onChange={setTyped}
      />
      <Chips
        label={t`Filter amenities`}
        choices={[
          chip("all", t`All`),
          chip("to_do", t`To do`),
          ...(hasWritten ? [chip("written", t`Text only`)] : []),
          ...(["present", "absent", "paid", "on_request"] as const).map((value) =>
            chip(value, i18n._(availabilityLabels[value])),
          ),
        ]}
        value={filter}
        onChange={show}
      />
    </div>
  );
}
