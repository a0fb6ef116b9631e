import {
  addReservationGuest,
  changeReservation,
  listReservations,
  moveRoom,
  readReservation,
  removeReservationGuest,
  setReservationStatus,
  suggestReservations,
} from "@bellhop/contract/reservations";
import {
  listReservations as listVenueReservations,
  viewReservation,
} from "../../domain/reservations/index.ts";
import { suggestForGuest } from "../../journeys/staff/staff-changes-guest.ts";
import {
  staffAddsToReservation,
  staffChangesReservation,
  staffMovesRoom,
  staffRemovesFromReservation,
  staffSetsStatus,
} from "../../journeys/stays/staff-changes-reservation.ts";
import { changesMuchAtVenue, readsAtVenue } from "./answer.ts";

export const reservationRoutes = [
  readsAtVenue(listReservations, (at, input) => listVenueReservations(at, input)),
  readsAtVenue(readReservation, (at, { reservation_id }) => viewReservation(at, reservation_id)),
  changesMuchAtVenue(changeReservation, (at, input, who) => staffChangesReservation(at, who, input)),
  changesMuchAtVenue(setReservationStatus, (at, input, who) => staffSetsStatus(at, who, input)),
  changesMuchAtVenue(moveRoom, (at, input, who) => staffMovesRoom(at, who, input)),
  changesMuchAtVenue(addReservationGuest, (at, input, who) => staffAddsToReservation(at, who, input)),
  changesMuchAtVenue(removeReservationGuest, (at, input, who) => staffRemovesFromReservation(at, who, input)),
  readsAtVenue(suggestReservations, (at, { guest_id }) => suggestForGuest(at, guest_id)),
];
