export { addGuest, type NewGuest } from "./add-guest.ts";
export {
  findGuest,
  type Guest,
  listGuestIdsByPhone,
  setGuestLanguage,
  setOptedOut,
} from "./guests.queries.ts";
export { type GuestAddress, recogniseGuest } from "./recognise-guest.ts";
