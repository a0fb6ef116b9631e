import {
  exportStatistics,
  getVenueStatistics,
  listCounted,
  recountStatistics,
} from "@bellhop/contract/statistics";
import { managerRecountsStatistics } from "../../journeys/statistics/manager-recounts-statistics.ts";
import { viewCounted } from "../../journeys/statistics/view-counted.ts";
import { viewStatistics } from "../../journeys/statistics/view-statistics.ts";
import { writeStatisticsFile } from "../../journeys/statistics/write-statistics-file.ts";
import { changesAtVenue, readsInUnits } from "./answer.ts";

export const statisticsRoutes = [
  readsInUnits(getVenueStatistics, viewStatistics),
  readsInUnits(listCounted, viewCounted),
  readsInUnits(exportStatistics, writeStatisticsFile),
  changesAtVenue(recountStatistics, (at, input, who) => managerRecountsStatistics(at, who, input)),
];
