export { findGuest, type Guest, insertGuest, setGuestLanguage } from "./guests.queries.ts";
export { type GuestAddress, recogniseGuest } from "./recognise-guest.ts";
