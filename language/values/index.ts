export { inDigits } from "./number-words.ts";
export { type Patterns, patternsOf, readIn } from "./patterns.ts";
export { glued, plain } from "./plain.ts";
export { daysIn, everyDay, exceptDays, rangesOf } from "./read-days.ts";
export { amountOf, type FoundMoney, moneyIn, type Per } from "./read-money.ts";
export { type FoundTime, timesIn } from "./read-times.ts";
export { isNoDenial, type Whether, whetherIn } from "./read-whether.ts";
