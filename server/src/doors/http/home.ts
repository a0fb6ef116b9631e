import { fetchHome } from "@bellhop/contract/home";
import { viewHome } from "../../journeys/staff/view-home.ts";
import { readsAtVenue } from "./answer.ts";

export const homeRoutes = [readsAtVenue(fetchHome, (at, _input, who) => viewHome(at, who))];
