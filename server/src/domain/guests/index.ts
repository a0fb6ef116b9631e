export { addGuest, type NewGuest } from "./add-guest.ts";
export {
  type Conflict,
  decideConflict,
  hasOpenConflict,
  mergeGuest,
  separateGuest,
  takeConflict,
} from "./conflicts.ts";
export type { AddressKeys, Guest } from "./guests.queries.ts";
export {
  findGuest,
  listGuestIdsByPhone,
  mustReceiveOffers,
  setGuestLanguage,
  setMarketingLimited,
  setMarketingStopped,
  setOptedOut,
  setReachable,
  setUnreachable,
} from "./guests.ts";
export {
  addNewGuest,
  addressKeys,
  findGuestByAddress,
  type GuestAddress,
  moveAddress,
  nameFromAddressBook,
  type Recognised,
  recogniseGuest,
  recogniseKnownGuest,
} from "./recognise-guest.ts";
