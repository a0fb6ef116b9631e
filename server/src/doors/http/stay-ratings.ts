import { listStayRatings } from "@bellhop/contract/stay-ratings";
import { viewRatings } from "../../journeys/guests/view-ratings.ts";
import { readsAtVenue } from "./answer.ts";

export const stayRatingRoutes = [readsAtVenue(listStayRatings, (at, input) => viewRatings(at, input))];
