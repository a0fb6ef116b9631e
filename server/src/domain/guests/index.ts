export { findGuest, type Guest, insertGuest, setGuestLanguage, setOptedOut } from "./guests.queries.ts";
export { type GuestAddress, recogniseGuest } from "./recognise-guest.ts";
