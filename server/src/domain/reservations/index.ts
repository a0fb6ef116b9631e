export { addReservation, openReservation } from "./add-reservation.ts";
export {
  changeReservationFields,
  changeStatus,
  findReservationByNumber,
  lockReservation,
  lockReservationToGreet,
  markActive,
  noteFirstMessage,
  noteFirstMessageIfNone,
  planFirstMessage,
  requireDates,
  type StoredReservation,
} from "./change-reservation.ts";
export { type BookingRow, eraseFromBookings, lockBookingsOfGuests } from "./erase.ts";
export { isInHouseOn, laterStayExists, roomOf, stayOf } from "./fragments.ts";
export {
  findGuestStay,
  findOpenReservation,
  findRoomOfGuest,
  type GuestToReach,
  listGuestsToReach,
  verifyGuest,
} from "./guest-stay.ts";
export { listReservations } from "./list-reservations.ts";
export {
  addReservations,
  addStays,
  cancelVanished,
  type ListedReservation,
  listReservationsToMatch,
  listTaken,
  lockListed,
  lockVanished,
  markManyActive,
  moveStays,
  noteCancelledByFeed,
  noteListed,
  type ReservationToMatch,
  type ReservationValues,
  releaseFeed,
  removeEmptyReservations,
  removeStays,
  type StayOfGuest,
  setExternalIds,
  setReservations,
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
  broadcastReservations,
  findNextStay,
  listAllReservationsOfGuest,
  listReservationsOfGuest,
  viewReservation,
} from "./view-reservation.ts";
