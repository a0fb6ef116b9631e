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
import { suggestForGuest } from "../../journeys/staff/staff-edit-guests.ts";
import {
  staffAddToReservation,
  staffChangeReservation,
  staffMoveRoom,
  staffRemoveFromReservation,
  staffSetStatus,
} from "../../journeys/stays/staff-edit-reservations.ts";
import { changesMuchAtVenue, readsAtVenue } from "./answer.ts";

export const reservationRoutes = [
  readsAtVenue(listReservations, (at, wanted) => listVenueReservations(at, wanted)),
  readsAtVenue(readReservation, (at, { reservation_id }) => viewReservation(at, reservation_id)),
  changesMuchAtVenue(changeReservation, (at, input, who) => staffChangeReservation(at, who, input)),
  changesMuchAtVenue(setReservationStatus, (at, input, who) => staffSetStatus(at, who, input)),
  changesMuchAtVenue(moveRoom, (at, input, who) => staffMoveRoom(at, who, input)),
  changesMuchAtVenue(addReservationGuest, (at, input, who) => staffAddToReservation(at, who, input)),
  changesMuchAtVenue(removeReservationGuest, (at, input, who) => staffRemoveFromReservation(at, who, input)),
  readsAtVenue(suggestReservations, (at, { guest_id }) => suggestForGuest(at, guest_id)),
];
