export { addReservation } from "./add-reservation.ts";
export { listReservations } from "./list-reservations.ts";
export { insertStay, isGuestInHouse, listGuestIdsOfReservation, viewStays } from "./stays.ts";
