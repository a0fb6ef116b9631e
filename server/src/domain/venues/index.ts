export { channelSecretPlace, connectChannel } from "./connect-channel.ts";
export { type NewVenue, openVenue } from "./open-venue.ts";
export { featureFlagsOf, settingsOfNewVenue, type VenueSettings } from "./settings.ts";
export { findVenue, listVenuesOfUnit, setLiveConcierge, type Venue } from "./venues.queries.ts";
