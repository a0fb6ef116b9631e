import { listReservations } from "@bellhop/contract/reservations";
import { listReservations as listVenueReservations } from "../../domain/reservations/index.ts";
import { answerReading } from "./answer.ts";

export const reservationRoutes = [
  answerReading(listReservations, (at, wanted) => listVenueReservations(at, wanted)),
];
