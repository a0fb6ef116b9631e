export { DeskFields, NameField, PlaceFields } from "./VenueFields.tsx";
export { VenuesSection } from "./VenuesSection.tsx";
export { emptyVenue, problemsIn, type VenueDraft, type VenueProblem, venueOf } from "./venue-draft.ts";
export { useVenueErrors, useVenueLabels, venueFieldId } from "./venue-labels.ts";
