export { addReservation } from "./add-reservation.ts";
export { listReservations } from "./list-reservations.ts";
export {
  countInHouse,
  insertStay,
  isGuestInHouse,
  listArrivals,
  listDepartures,
  listGuestIdsOfReservation,
  type StayOfGuest,
} from "./reservations.queries.ts";
