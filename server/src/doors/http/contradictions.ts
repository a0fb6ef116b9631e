import {
  dismissContradiction,
  listContradictions,
  resolveContradiction,
} from "@bellhop/contract/contradictions";
import {
  findToResolve,
  staffDismissContradiction,
  staffListContradictions,
  staffResolveContradiction,
} from "../../journeys/knowledge/resolve-contradictions.ts";
import { changesAtVenueWith, readsInUnits } from "./answer.ts";

export const contradictionRoutes = [
  readsInUnits(listContradictions, (venueId, wanted, _who, services) =>
    staffListContradictions(venueId, wanted, services),
  ),
  changesAtVenueWith(dismissContradiction, findToResolve, (at, ready, who) =>
    staffDismissContradiction(at, who, ready),
  ),
  changesAtVenueWith(resolveContradiction, findToResolve, (at, ready, who) =>
    staffResolveContradiction(at, who, ready),
  ),
];
