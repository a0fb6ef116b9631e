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
import { suggestForGuest } from "../../journeys/staff-edit-guests.ts";
import {
  staffAddToReservation,
  staffChangeReservation,
  staffMoveRoom,
  staffRemoveFromReservation,
  staffSetStatus,
} from "../../journeys/staff-edit-reservations.ts";
import { changesAtVenue, readsAtVenue } from "./answer.ts";

export const reservationRoutes = [
  readsAtVenue(listReservations, (at, wanted) => listVenueReservations(at, wanted)),
  readsAtVenue(readReservation, (at, { reservation_id }) => viewReservation(at, reservation_id)),
  changesAtVenue(changeReservation, (at, input, who) => staffChangeReservation(at, who, input)),
  changesAtVenue(setReservationStatus, (at, input, who) => staffSetStatus(at, who, input)),
  changesAtVenue(moveRoom, (at, input, who) => staffMoveRoom(at, who, input)),
  changesAtVenue(addReservationGuest, (at, input, who) => staffAddToReservation(at, who, input)),
  changesAtVenue(removeReservationGuest, (at, input, who) => staffRemoveFromReservation(at, who, input)),
  readsAtVenue(suggestReservations, (at, { guest_id }) => suggestForGuest(at, guest_id)),
];
