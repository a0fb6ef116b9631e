export { changeSettings, listSettingsChanges, mustBeVenue, publishSettings } from "./change-settings.ts";
export { channelSecretPlace, connectChannel } from "./connect-channel.ts";
export {
  findGuestPage,
  findWebChannel,
  type GuestPageLink,
  guestPageLink,
  houseLink,
  openWebChannel,
  renewGuestPageLink,
  roomOfCode,
  viewGuestPageLinks,
} from "./guest-page-links.ts";
export { changeLogo, findLogo, viewLogo } from "./logo.ts";
export { type NewVenue, openVenue } from "./open-venue.ts";
export { type OpensAt, opensAt } from "./opening-hours.ts";
export {
  closeVenue,
  findOperatorVenue,
  listOperatorVenues,
  mustHaveRoomForVenue,
  reopenVenue,
} from "./operator-venues.ts";
export { drawQrCode, findWhatsappChat, findWhatsappLink } from "./qr-code.ts";
export { afterQuietHours } from "./quiet-hours.ts";
export {
  featureFlagsOf,
  guestPageLanguages,
  settingsOf,
  settingsOfNewVenue,
  usualRetention,
  type VenueSettings,
} from "./settings.ts";
export type { Venue } from "./venues.queries.ts";
export {
  findVenue,
  findVenueDay,
  listAllVenueIds,
  listFirstVenuesOfUnit,
  listVenuesOfUnit,
  lockVenue,
  mustHaveFeature,
  setLiveVersion,
  setWhatsappOn,
  venueToday,
} from "./venues.ts";
