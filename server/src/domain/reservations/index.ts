export {
  countInHouse,
  insertReservation,
  insertStay,
  listArrivals,
  listDepartures,
  type StayOfGuest,
} from "./reservations.queries.ts";
