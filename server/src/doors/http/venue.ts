import { fetchQrCode } from "@bellhop/contract/qr-code";
import { fetchVenueInfo } from "@bellhop/contract/venue-info";
import { drawQrCode } from "../../domain/venues/index.ts";
import { staffSeeTheirVenue } from "../../journeys/staff-see-their-venue.ts";
import { answerAtVenue } from "./answer.ts";

export const venueRoutes = [
  answerAtVenue(fetchVenueInfo, (at) => staffSeeTheirVenue(at)),
  answerAtVenue(fetchQrCode, (at, wanted, _who, { publicUrl }) => drawQrCode(at, wanted, publicUrl)),
];
