import { listReservations } from "@bellhop/contract/reservations";
import { listReservations as listVenueReservations } from "../../domain/reservations/index.ts";
import { readsAtVenue } from "./answer.ts";

export const reservationRoutes = [
  readsAtVenue(listReservations, (at, wanted) => listVenueReservations(at, wanted)),
];
