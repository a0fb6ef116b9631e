export { addGuest, type NewGuest } from "./add-guest.ts";
export {
  type Conflict,
  decideConflict,
  hasOpenConflict,
  lockConflict,
  mergeGuest,
  openConflict,
  separateGuest,
} from "./conflicts.ts";
export {
  findConsent,
  listWhyNotWriteFirst,
  type MayWriteFirst,
  setConsent,
  whyNotWriteFirst,
} from "./consents.ts";
export { changeGuestDetails, findGuestDetails, type GuestDetails } from "./edit-guest.ts";
export {
  addErasedGuests,
  addressesOf,
  eraseGuests,
  findPersonId,
  listCounterparts,
  lockPerson,
  type Person,
} from "./erase-guest.ts";
export {
  type ErasureKey,
  erasureHashes,
  type Identifiers,
  listErased,
  rememberErased,
  wasErased,
} from "./erased-guests.ts";
export {
  beginErasure,
  type Erasure,
  endErasure,
  eraseTracesQueue,
  findErasure,
  noteSearched,
} from "./erasures.ts";
export { joinGuest, otherAgentAnswers, personIds, replyWindowUpsert, shownName } from "./fragments.ts";
export { closeReplyWindow, closeReplyWindows, noteWhoAnswers, setLastGuestAt } from "./guest-channels.ts";
export type { AddressKeys, Guest } from "./guests.queries.ts";
export {
  findGuest,
  findGuestIfAny,
  findLastGuestAt,
  listGuestIdsByPhone,
  requireReceivesOffers,
  setGuestLanguage,
  setMarketingLimited,
  setMarketingStopped,
  setOptChange,
  setReachable,
  setUnreachable,
} from "./guests.ts";
export { findMailRecipient, setRefusedEmail } from "./mail-recipients.ts";
export {
  addGuests,
  type GuestToMatch,
  type GuestValues,
  listGuestsToMatch,
  listGuestsWithMessages,
  lockGuests,
  removeUnusedGuests,
  setGuests,
} from "./many-guests.ts";
export { areInOtherScripts, mayBeSamePerson } from "./may-be-same-person.ts";
export { nameWebGuest } from "./name-web-guest.ts";
export { readPerson } from "./read-person.ts";
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
export { setVerifiedAs, unsetVerifiedAs } from "./verified-as.ts";
