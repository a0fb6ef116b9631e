export { addGuest, type NewGuest } from "./add-guest.ts";
export type { Guest } from "./guests.queries.ts";
export { findGuest, listGuestIdsByPhone, setGuestLanguage, setOptedOut } from "./guests.ts";
export { type GuestAddress, recogniseGuest } from "./recognise-guest.ts";
