export { useFieldName, useFieldValue } from "./field-names.ts";
export { useItemName } from "./item-name.ts";
export { amenityLabels } from "./labels/amenity-labels.ts";
export { type FactName, factLabels, factQuestions } from "./labels/fact-labels.ts";
export { policyLabels } from "./labels/policy-labels.ts";
export { profileLabels } from "./labels/profile-labels.ts";
export { groupLabels, type ItemLabels, itemLabels, type SectionLabels } from "./labels/section-labels.ts";
export { upsellLabels } from "./labels/upsell-labels.ts";
export { sectionName, sections } from "./sections.ts";
export { useFormatWeek } from "./values/format-week.ts";
export { keyEntryId } from "./values/key-entry.ts";
export { type LeadUnit, leadMinutes, leadTime, maxLead } from "./values/lead-time.ts";
export {
  currencySign,
  formatAmount,
  formatMoney,
  inCurrency,
  type MoneyProblem,
  readMoney,
} from "./values/money-entry.ts";
export { useUnitLabels } from "./values/unit-labels.ts";
export {
  copyDay,
  dayAndNight,
  type Hours,
  hoursOf,
  isDayAndNight,
  type Span,
  type Week,
  type Weekday,
  weekdays,
  weekOf,
} from "./values/week-hours.ts";
