export {
  broadcastSettings,
  changeSettings,
  listSettingsChanges,
  requireVenueFields,
} from "./change-settings.ts";
export { drawQrCode } from "./draw-qr-code.ts";
export { inVenueTime, liveVersionOf, venueIdsOf } from "./fragments.ts";
export {
  findGuestPage,
  type GuestPageLink,
  guestPageLink,
  houseLink,
  renewGuestPageLink,
  roomOfCode,
  viewGuestPageLinks,
} from "./guest-page-links.ts";
export { changeLogo, findLogo, viewLogo } from "./logo.ts";
export { type NewVenue, openVenue } from "./open-venue.ts";
export { minuteOfWeek, type OpensAt, opensAt, spansOfWeek, weekMinutes } from "./opens-at.ts";
export {
  closeVenue,
  findOperatorVenue,
  listOperatorVenues,
  reopenVenue,
  requireRoomForVenue,
} from "./operator-venues.ts";
export { afterQuietHours } from "./quiet-hours.ts";
export {
  guestPageLanguages,
  settingsOf,
  settingsOfNewVenue,
  switchesOf,
  usualRetention,
  type VenueSettings,
} from "./settings.ts";
export type { Venue } from "./venues.queries.ts";
export {
  countRulesOn,
  findDays,
  findVenue,
  findVenueDay,
  listAllVenueIds,
  listFirstVenuesOfUnit,
  listVenuesOfUnit,
  listVenuesSendingFirst,
  lockVenue,
  requireSwitchedOn,
  setLiveVersion,
  setRulesOn,
  setWhatsappOn,
  switchWhatsappOn,
  venueToday,
} from "./venues.ts";
