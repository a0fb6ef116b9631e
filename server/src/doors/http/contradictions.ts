import {
  dismissContradiction,
  listContradictions,
  resolveContradiction,
} from "@bellhop/contract/contradictions";
import {
  findToSettle,
  staffDismissContradiction,
  staffResolveContradiction,
  staffSeeContradictions,
} from "../../journeys/staff-settle-contradictions.ts";
import { changesAtVenueWith, readsInUnits } from "./answer.ts";

export const contradictionRoutes = [
  readsInUnits(listContradictions, (venueId, wanted, _who, parts) =>
    staffSeeContradictions(venueId, wanted, parts),
  ),
  changesAtVenueWith(dismissContradiction, findToSettle, (at, ready, who) =>
    staffDismissContradiction(at, who, ready),
  ),
  changesAtVenueWith(resolveContradiction, findToSettle, (at, ready, who) =>
    staffResolveContradiction(at, who, ready),
  ),
];
