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
import { changesAtVenue, readsAtVenue } from "./answer.ts";

export const contradictionRoutes = [
  readsAtVenue(listContradictions, (at, wanted) => staffSeeContradictions(at, wanted)),
  changesAtVenue(dismissContradiction, (at, wanted, who) => staffDismissContradiction(at, who, wanted)),
  changesAtVenue(resolveContradiction, (at, wanted, who) => staffResolveContradiction(at, who, wanted)),
];
