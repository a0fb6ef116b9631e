import {
  dismissContradiction,
  listContradictions,
  resolveContradiction,
} from "@bellhop/contract/contradictions";
import {
  staffDismissContradiction,
  staffResolveContradiction,
  staffSeeContradictions,
} from "../../journeys/staff-settle-contradictions.ts";
import { prepareSurvey } from "../../journeys/venue-contradicts-itself.ts";
import { changesAtVenue, readsAtVenue } from "./answer.ts";

export const contradictionRoutes = [
  readsAtVenue(listContradictions, (at, wanted, _who, parts) => staffSeeContradictions(at, wanted, parts)),
  changesAtVenue(
    dismissContradiction,
    (at, wanted, who, parts) => staffDismissContradiction(at, who, wanted, parts),
    prepareSurvey,
  ),
  changesAtVenue(
    resolveContradiction,
    (at, wanted, who, parts) => staffResolveContradiction(at, who, wanted, parts),
    prepareSurvey,
  ),
];
