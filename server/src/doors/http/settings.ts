import { changeSettings } from "@bellhop/contract/settings";
import { changeSettings as changeVenueSettings } from "../../domain/venues/index.ts";
import { changesAtVenue } from "./answer.ts";

export const settingsRoutes = [
  changesAtVenue(changeSettings, (at, change, who) => changeVenueSettings(at, who, change)),
];
