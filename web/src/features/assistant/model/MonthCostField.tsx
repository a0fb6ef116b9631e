import { minorDigits } from "@bellhop/contract/currencies";
import { limits } from "@bellhop/contract/limits";
import { useLingui } from "@lingui/react/macro";
import { NumberField } from "../../../core/forms/NumberField.tsx";
import { AcceptTheirs, useSettings } from "../../settings/index.ts";
import { useModel } from "./model-queries.ts";

/** The month's limit in money. Without a price it would have no effect. */
export function MonthCostField({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  const { data } = useModel();
  const currency = data?.usage.cost?.currency;
  if (!settings || currency === undefined) return null;
  const { month_cost: minor } = settings.readings;
  const units = 10 ** minorDigits(currency);
  return (
    <>
      <NumberField
        label={t`Cost per month`}
        suffix={currency}
        value={minor === null ? null : minor / units}
        min={0}
        max={limits.readingCost / units}
        isFraction
        error={state.errors["readings.month_cost"]}
        hint={t`Above this limit, rules answer guests, and nothing is translated. Empty: no limit.`}
        isReadOnly={!mayEdit}
        onChange={(cost) =>
          store.set("readings", { month_cost: cost === null ? null : Math.round(cost * units) })
        }
      />
      <AcceptTheirs path="readings.month_cost" />
    </>
  );
}
