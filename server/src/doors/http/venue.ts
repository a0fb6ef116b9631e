import { fetchQrCode } from "@bellhop/contract/qr-code";
import { fetchVenueInfo } from "@bellhop/contract/venue-info";
import { drawQrCode } from "../../domain/venues/index.ts";
import { staffSeeTheirVenue } from "../../journeys/staff-see-their-venue.ts";
import { answerReading } from "./answer.ts";

export const venueRoutes = [
  answerReading(fetchVenueInfo, (at) => staffSeeTheirVenue(at)),
  answerReading(fetchQrCode, (at, wanted, _who, { publicUrl }) => drawQrCode(at, wanted, publicUrl)),
];
