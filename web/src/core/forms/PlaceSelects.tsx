import { countries } from "@bellhop/contract/countries";
import { currencies } from "@bellhop/contract/currencies";
import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, useMemo } from "react";
import { timeZonesOf } from "../phone/country-facts.ts";

type SelectProps = Omit<ComponentProps<"select">, "value" | "onChange" | "children"> & {
  value: string;
  onChange: (value: string) => void;
};

export function CountrySelect({ onChange, ...rest }: SelectProps) {
  const options = useNames("region", countries);
  return (
    <select {...rest} onChange={(event) => onChange(event.currentTarget.value)}>
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

export function CurrencySelect({ onChange, ...rest }: SelectProps) {
  const options = useNames("currency", currencies);
  return (
    <select {...rest} onChange={(event) => onChange(event.currentTarget.value)}>
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name} ({code})
        </option>
      ))}
    </select>
  );
}

/** The country's zones first. */
export function ZoneSelect({ country, value, onChange, ...rest }: SelectProps & { country: string }) {
  const { t } = useLingui();
  const zones = timeZonesOf(country);
  const others = Intl.supportedValuesOf("timeZone").filter((zone) => !zones.includes(zone));
  return (
    <select {...rest} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {!zones.includes(value) && !others.includes(value) && (
        <option value={value}>{readableZone(value)}</option>
      )}
      {zones.length > 0 && <Zones label={t`In this country`} zones={zones} />}
      <Zones label={t`Other countries`} zones={others} />
    </select>
  );
}

function Zones({ label, zones }: { label: string; zones: string[] }) {
  return (
    <optgroup label={label}>
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {readableZone(zone)}
        </option>
      ))}
    </optgroup>
  );
}

/** "Buenos Aires, Argentina" reads better than its path in the list of zones. */
function readableZone(zone: string): string {
  const [area = "", ...rest] = zone.split("/");
  const names = rest.length === 0 ? [area] : [...rest].reverse();
  return names.join(", ").replaceAll("_", " ");
}

function useNames(type: "region" | "currency", codes: ReadonlySet<string>) {
  const { i18n } = useLingui();
  return useMemo(() => {
    const names = new Intl.DisplayNames([i18n.locale], { type });
    const collator = new Intl.Collator(i18n.locale);
    return [...codes]
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((a, b) => collator.compare(a.name, b.name));
  }, [i18n.locale, type, codes]);
}
