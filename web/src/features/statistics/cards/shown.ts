import type { Statistics, StatisticsFigures } from "@bellhop/contract/statistics";

/** What every card shows. `before` is undefined while the comparison is hidden. */
export type Shown = { statistics: Statistics; before: StatisticsFigures | undefined };
