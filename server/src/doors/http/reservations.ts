import { listReservations } from "@bellhop/contract/reservations";
import { listReservations as listVenueReservations } from "../../domain/reservations/index.ts";
import { answerAtVenue } from "./answer.ts";

export const reservationRoutes = [
  answerAtVenue(listReservations, (at, wanted) => listVenueReservations(at, wanted)),
];
