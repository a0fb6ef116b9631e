import { dismissGap, listGaps } from "@bellhop/contract/gaps";
import { staffDismissesGap } from "../../journeys/knowledge/staff-dismisses-gap.ts";
import { viewGaps } from "../../journeys/knowledge/view-gaps.ts";
import { changesAtVenue, readsInUnits } from "./answer.ts";

export const gapRoutes = [
  readsInUnits(listGaps, (venueId, input, _who, services) => viewGaps(venueId, input, services)),
  changesAtVenue(dismissGap, (at, input, who) => staffDismissesGap(at, who, input)),
];
