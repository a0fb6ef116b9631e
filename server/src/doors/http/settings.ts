import { changeSettings } from "@bellhop/contract/settings";
import { changeSettings as changeVenueSettings } from "../../domain/venues/index.ts";
import { answerAtVenue } from "./answer.ts";

export const settingsRoutes = [
  answerAtVenue(changeSettings, (at, change, who) => changeVenueSettings(at, who, change)),
];
