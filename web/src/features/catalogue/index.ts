export { useFieldName, useFieldValue } from "./field-names.ts";
export { useItemName } from "./item-name.ts";
export { sectionName, sections } from "./sections.ts";
export { readDate } from "./values/date-entry.ts";
export { keyEntryId } from "./values/key-entry.ts";
export { type LeadUnit, leadMinutes, leadMost, leadTime } from "./values/lead-time.ts";
export {
  currencySign,
  inCurrency,
  type MoneyProblem,
  moneyTyped,
  moneyWords,
  readMoney,
} from "./values/money-entry.ts";
export { endsNextDay, halfHours, latinDigits, readTime } from "./values/time-entry.ts";
export { useUnitWords } from "./values/unit-words.ts";
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
export { useWeekWords } from "./values/week-words.ts";
export { amenityWords } from "./words/amenity-words.ts";
export { askedWords, type FactName, factWords } from "./words/fact-words.ts";
export { policyWords } from "./words/policy-words.ts";
export { profileWords } from "./words/profile-words.ts";
export { groupWords, type ItemWords, itemWords, type SectionWords } from "./words/section-words.ts";
export { upsellWords } from "./words/upsell-words.ts";
