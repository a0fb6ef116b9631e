import {
  dismissContradiction,
  listContradictions,
  resolveContradiction,
} from "@bellhop/contract/contradictions";
import {
  findToResolve,
  staffDismissesContradiction,
  staffListsContradictions,
  staffResolvesContradiction,
} from "../../journeys/knowledge/staff-resolves-contradiction.ts";
import { changesAtVenueWith, readsInUnits } from "./answer.ts";

export const contradictionRoutes = [
  readsInUnits(listContradictions, (venueId, input, _who, services) =>
    staffListsContradictions(venueId, input, services),
  ),
  changesAtVenueWith(dismissContradiction, findToResolve, (at, ready, who) =>
    staffDismissesContradiction(at, who, ready),
  ),
  changesAtVenueWith(resolveContradiction, findToResolve, (at, ready, who) =>
    staffResolvesContradiction(at, who, ready),
  ),
];
