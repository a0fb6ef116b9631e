export { addReservation, type NewReservation, takeOrAddReservation } from "./add-reservation.ts";
export {
  changeReservationFields,
  changeStatus,
  findReservationByNumber,
  markActive,
  mustBeDates,
  noteFirstMessage,
  planFirstMessage,
  type StoredReservation,
  storeReservation,
  takeReservation,
  takeReservationByNumber,
  takeReservationToGreet,
} from "./change-reservation.ts";
export { type BookingRow, eraseFromBookings, takeBookingsOfGuests } from "./erase.ts";
export { hasStayAfter, roomOf, stayOf } from "./fragments.ts";
export {
  findGuestStay,
  findOpenReservation,
  type GuestToReach,
  listGuestsToReach,
  verifyGuest,
} from "./guest-stay.ts";
export { listReservations } from "./list-reservations.ts";
export {
  addReservations,
  addStays,
  cancelVanished,
  listReservationsToMatch,
  markManyActive,
  moveStays,
  noteListed,
  type ReservationToMatch,
  type ReservationValues,
  releaseFeed,
  removeEmptyReservations,
  removeStays,
  type StayOfGuest,
  setReservations,
  takeVanished,
} from "./many-reservations.ts";
export { firstMessageQueue } from "./queues.ts";
export {
  deleteStay,
  insertStay,
  isGuestInHouse,
  listGuestIdsOfReservation,
  listStays,
  moveStay,
  viewStays,
} from "./stays.ts";
export { suggestReservations } from "./suggest-reservations.ts";
export {
  findNextStay,
  listAllReservationsOfGuest,
  listReservationsOfGuest,
  publishReservations,
  viewReservation,
  viewReservations,
} from "./view-reservation.ts";
