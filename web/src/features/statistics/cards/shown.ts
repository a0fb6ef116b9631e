import type { Statistics, StatisticsFigures } from "@bellhop/contract/statistics";

/** The props of every card. `before` is undefined while the comparison is hidden. */
export type Shown = { statistics: Statistics; before: StatisticsFigures | undefined };
