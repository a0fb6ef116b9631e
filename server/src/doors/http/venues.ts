import { addVenue, closeVenue, listOperatorVenues, renameVenue, reopenVenue } from "@bellhop/contract/venues";
import { listOperatorVenues as listVenuesOf } from "../../domain/venues/index.ts";
import {
  memberAddsVenue,
  memberClosesVenue,
  memberRenamesVenue,
  memberReopensVenue,
} from "../../journeys/accounts/member-adds-venue.ts";
import { changesAboveVenues, readsAboveVenues } from "./answer.ts";

export const operatorVenueRoutes = [
  readsAboveVenues(listOperatorVenues, (at, page, who) =>
    listVenuesOf(at, who.operator_id, who.grantedVenueIds, page),
  ),
  changesAboveVenues(addVenue, (at, venue, who, services) => memberAddsVenue(at, who, venue, services)),
  changesAboveVenues(renameVenue, (at, named, who) => memberRenamesVenue(at, who, named)),
  changesAboveVenues(closeVenue, (at, { venue_id }, who) => memberClosesVenue(at, who, venue_id)),
  changesAboveVenues(reopenVenue, (at, { venue_id }, who) => memberReopensVenue(at, who, venue_id)),
];
